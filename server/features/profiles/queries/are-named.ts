import { ilike, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { patternContaining } from '#server/platform/db/like-pattern.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { users } from '../../accounts/tables.ts';
import { businessProfiles, repProfiles } from '../tables.ts';

interface Namesakes {
  readonly userId: PgColumn;
  /** With more matches than this, scanning the sorted list finds a page soon. */
  readonly most: number;
  /** Up to this many matches are listed by id. */
  readonly mostListed?: number;
}

/**
 * The condition on a list of people, joined with users and both profiles, that the address, name or company contains the text. It counts
 * the matches first to choose the plan: few are found by the indexes of names, many while scanning the list. With a single condition,
 * a rare text would scan everyone.
 */
export async function areNamed(
  db: Db,
  { userId, most, mostListed = 500 }: Namesakes,
  text: string,
): Promise<SQL | undefined> {
  const pattern = patternContaining(text);
  const found = sql`
    (select id from users where email ilike ${pattern} and deleted_at is null limit ${most})
    union (select user_id from rep_profiles where full_name ilike ${pattern} limit ${most})
    union (select user_id from business_profiles where company_name ilike ${pattern} limit ${most})
    union (select user_id from name_changes where status = 'waiting' and name_after ilike ${pattern} limit ${most})`;
  const { rows } = await db.execute<{ count: number; ids: string[] }>(sql`
    select count(*)::int as count, (array_agg(id))[1:${mostListed}] as ids from (${found}) people`);
  const { count = 0, ids } = rows[0] ?? {};
  // With ids the planner knows the number of rows, and reads nothing else.
  if (count < most && count <= mostListed) return sql`${userId} = any(${sql.param(ids ?? [])}::uuid[])`;
  if (count < most) return sql`${userId} in (${found})`;
  return or(
    ilike(users.email, pattern),
    ilike(repProfiles.fullName, pattern),
    ilike(businessProfiles.companyName, pattern),
  );
}
