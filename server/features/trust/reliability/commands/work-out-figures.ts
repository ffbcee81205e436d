import { sql } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import { publishLive } from '#server/platform/events/publish-live.ts';
import { findOwnersByProfile } from '../../../profiles/queries/find-owners-by-profile.ts';
import { readFigures } from '../queries/read-counted.ts';
import { reliabilityFigures } from '../tables.ts';

export interface People {
  readonly repIds: readonly string[];
  readonly businessIds: readonly string[];
}

/** Emitted when something that counts about a rep has changed. Fading emits none: matching reads all figures each night, after they faded. */
export const reliabilityChanged = eventKind<{ readonly repId: string }>('reliability.changed');

/** Works out the figures of these users from their entries, as of today. */
export async function workOutFigures(tx: Tx, people: People): Promise<void> {
  const changed = await renewFigures(tx, people);
  await tx.emitAll(
    reliabilityChanged,
    changed.map((repId) => ({ repId })),
  );
  await refreshReliability(tx, [...people.repIds, ...people.businessIds]);
}

/**
 * The same without the event.
 * @returns the reps whose figure differs
 */
export async function renewFigures(tx: Tx, { repIds, businessIds }: People): Promise<string[]> {
  const changed = await workOut(tx, 'rep', await lockPresent(tx, 'rep', repIds));
  await workOut(tx, 'business', await lockPresent(tx, 'business', businessIds));
  return changed;
}

/** On commit, refreshes open pages of these profiles’ owners. */
export async function refreshReliability(tx: Tx, profileIds: readonly string[]): Promise<void> {
  const owners = await findOwnersByProfile(tx.db, profileIds);
  await publishLive(tx, [...owners.values()], { type: 'reliability.changed' });
}

const profiles = { rep: sql`rep_profiles`, business: sql`business_profiles` };

/**
 * Those whose account isn't deleted. Their deletion waits, so that nothing is written about them after it. Of two runs the second one waits and reads
 * after the first has written, so that it restores nothing stale.
 */
export async function lockPresent(tx: Tx, side: 'rep' | 'business', ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.db.execute<{ id: string }>(sql`
    select p.id from ${profiles[side]} p join users u on u.id = p.user_id
    where p.id = any(${sql.param([...new Set(ids)])}::uuid[]) and u.deleted_at is null
    order by p.id for key share of u`);
  const present = rows.map(({ id }) => id);
  // One statement, which takes the locks in the order of the list: a night compares hundreds of users at a time.
  await tx.db.execute(sql`
    select pg_advisory_xact_lock(hashtextextended(id, 161)) from unnest(${sql.param(present)}::text[]) as given (id)`);
  return present;
}

async function workOut(tx: Tx, side: 'rep' | 'business', ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const workedOutAt = now();
  const rows = [...(await readFigures(tx.db, side, ids))].map(([id, figure]) => ({
    id,
    ...(side === 'rep' ? { repId: id } : { businessId: id }),
    figure,
    fadesOn: figure.fadesOn,
    workedOutAt,
  }));
  const changed = await tx.db
    .insert(reliabilityFigures)
    .values(rows)
    .onConflictDoUpdate({
      target: reliabilityFigures.id,
      set: { figure: sql`excluded.figure`, fadesOn: sql`excluded.fades_on`, workedOutAt },
      setWhere: sql`${reliabilityFigures.figure} is distinct from excluded.figure`,
    })
    .returning({ id: reliabilityFigures.id });
  return changed.map(({ id }) => id);
}
