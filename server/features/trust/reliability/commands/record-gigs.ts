import { v7 as uuidv7 } from 'uuid';
import { repEntryKinds } from '#contract/trust/reliability-kinds.ts';
import { entriesOfGig } from '#domain/reliability/gig-entries.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { readHistories } from '../queries/read-histories.ts';
import { reliabilityEntries } from '../tables.ts';
import { lockPresent, workOutFigures } from './work-out-figures.ts';

/**
 * Adds the entries that follow from the history of these milestones, and works out the figures that they change. Entries that exist stay as they are,
 * so a repeat adds nothing.
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
  if (rows.length === 0) return 0;
  const added = await tx.db.insert(reliabilityEntries).values(rows).onConflictDoNothing().returning();
  await workOutFigures(tx, {
    repIds: added.flatMap(({ repId }) => repId ?? []),
    businessIds: added.flatMap(({ businessId }) => businessId ?? []),
  });
  return added.length;
}
