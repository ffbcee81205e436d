import { ilike, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { patternContaining } from '#server/platform/db/like-pattern.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { users } from '../../accounts/tables.ts';
import { businessProfiles, repProfiles } from '../tables.ts';

interface Namesakes {
  readonly userId: PgColumn;
  /** What more people have in common is soon met on the way along the list. */
  readonly most: number;
  /** So many are named one by one. */
  readonly mostListed?: number;
}

/**
 * Of a list of people, with users and both profiles joined: those whose address, name or company has the text in it. How many there are is
 * asked first, since it decides how they are found: few by the indexes of names, many on the way along the list. As one condition, what is
 * rare would be looked for in everybody.
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
  // Of few it is known how much there is of them, so that nothing else is read for it.
  if (count < most && count <= mostListed) return sql`${userId} = any(${sql.param(ids ?? [])}::uuid[])`;
  if (count < most) return sql`${userId} in (${found})`;
  return or(
    ilike(users.email, pattern),
    ilike(repProfiles.fullName, pattern),
    ilike(businessProfiles.companyName, pattern),
  );
}
