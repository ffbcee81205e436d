import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { brand } from '#contract/brand.ts';
import { businessProfiles, repProfiles } from '../../profiles/tables.ts';

export const teamName = `${brand.name} team`;

/** The name under which a user takes part. The profile of a deleted account remains in the table, but gives no name. */
export function nameAs(side: SQLWrapper, userId: SQLWrapper): SQL<string> {
  const rep = sql`(select r.full_name from ${repProfiles} r where r.user_id = ${userId})`;
  const business = sql`(select b.company_name from ${businessProfiles} b where b.user_id = ${userId})`;
  return sql<string>`coalesce(case ${side} when 'rep' then ${rep} when 'business' then ${business}
    when 'team' then ${sql.raw(`'${teamName}'`)} else coalesce(${rep}, ${business}) end, 'Member')`;
}
