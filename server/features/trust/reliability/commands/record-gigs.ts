import { inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { repEntryKinds } from '#contract/trust/reliability-kinds.ts';
import { entriesOfGig } from '#domain/reliability/gig-entries.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { isSelfDealing } from '../../reviews/queries/is-self-dealing.ts';
import { type OwnedHistory, readHistories } from '../queries/read-histories.ts';
import { reliabilityEntries } from '../tables.ts';
import { lockPresent, workOutFigures } from './work-out-figures.ts';

/**
 * Adds the entries that follow from the history of these milestones, and works out the figures that they change. Entries that exist stay as they are,
 * so a repeat adds nothing. Gigs between two accounts of one person have none.
 * @returns the number of new entries
 */
export async function recordGigs(tx: Tx, milestoneIds: readonly string[]): Promise<number> {
  const histories = await readHistories(tx.db, milestoneIds);
  const reps = new Set(
    await lockPresent(
      tx,
      'rep',
      histories.map(({ repId }) => repId),
    ),
  );
  const businesses = new Set(
    await lockPresent(
      tx,
      'business',
      histories.map(({ businessId }) => businessId),
    ),
  );
  const rows = histories.flatMap(({ repId, businessId, ...gig }) =>
    entriesOfGig(gig).flatMap(({ at: happenedAt, ...entry }) => {
      const isReps = (repEntryKinds as readonly string[]).includes(entry.kind);
      if (!(isReps ? reps.has(repId) : businesses.has(businessId))) return [];
      const { milestoneId } = gig;
      return [{ id: uuidv7(), ...(isReps ? { repId } : { businessId }), milestoneId, happenedAt, ...entry }];
    }),
  );
  const fresh = await withoutSelfDealing(tx, await withoutKnown(tx, rows), histories);
  if (fresh.length === 0) return 0;
  const added = await tx.db.insert(reliabilityEntries).values(fresh).onConflictDoNothing().returning();
  await workOutFigures(tx, {
    repIds: added.flatMap(({ repId }) => repId ?? []),
    businessIds: added.flatMap(({ businessId }) => businessId ?? []),
  });
  return added.length;
}

type NewEntry = typeof reliabilityEntries.$inferInsert;

/** Of these entries, those that aren’t stored. */
async function withoutKnown(tx: Tx, rows: readonly NewEntry[]): Promise<NewEntry[]> {
  const { sourceId, kind } = reliabilityEntries;
  const known = await tx.db
    .select({ sourceId, kind })
    .from(reliabilityEntries)
    .where(inArray(sourceId, [...new Set(rows.map((row) => row.sourceId))]));
  const stored = new Set(known.map((one) => `${one.sourceId} ${one.kind}`));
  return rows.filter((row) => !stored.has(`${row.sourceId} ${row.kind}`));
}

/** Of these entries, those about gigs whose two sides are two people, as far as we know. */
async function withoutSelfDealing(
  tx: Tx,
  rows: readonly NewEntry[],
  histories: readonly OwnedHistory[],
): Promise<NewEntry[]> {
  const left: NewEntry[] = [];
  for (const [milestoneId, ofGig] of Map.groupBy(rows, (row) => row.milestoneId)) {
    const gig = histories.find((one) => one.milestoneId === milestoneId);
    if (gig && !(await isSelfDealing(tx.db, gig))) left.push(...ofGig);
  }
  return left;
}
