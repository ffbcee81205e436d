import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { businessProfiles, repProfiles } from '../tables.ts';

/** The user of each of these profiles, by the profile's id. */
export async function findOwnersByProfile(db: Db, profileIds: readonly string[]): Promise<Map<string, string>> {
  const wanted = sql`any(${sql.param([...new Set(profileIds)])}::uuid[])`;
  const rows = await db
    .select({ id: repProfiles.id, userId: repProfiles.userId })
    .from(repProfiles)
    .where(sql`${repProfiles.id} = ${wanted}`)
    .unionAll(
      db
        .select({ id: businessProfiles.id, userId: businessProfiles.userId })
        .from(businessProfiles)
        .where(sql`${businessProfiles.id} = ${wanted}`),
    );
  return new Map(rows.map(({ id, userId }) => [id, userId]));
}
