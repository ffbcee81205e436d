import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isBarred } from '../../accounts/queries/is-barred.ts';
import { users } from '../../accounts/tables.ts';
import { repProfiles } from '../../profiles/tables.ts';

/** Suspended reps among these, who couldn't read an invitation. */
export async function findBarredReps(db: Db, repIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: repProfiles.id })
    .from(repProfiles)
    .innerJoin(users, eq(users.id, repProfiles.userId))
    .where(and(inArray(repProfiles.id, [...repIds]), isBarred));
  return new Set(rows.map(({ id }) => id));
}

export async function insistOpenRep(db: Db, { repId }: { readonly repId: string }): Promise<void> {
  if ((await findBarredReps(db, [repId])).has(repId)) throw new Refusal('application.rep_not_open');
}
