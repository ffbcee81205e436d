import { eq } from 'drizzle-orm';
import type { Role } from '#contract/accounts/roles.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { userRoles } from '../tables.ts';

/** The user's roles as of now; those of an actor date from the start of the request. */
export async function findRoles(db: Db, userId: string): Promise<Role[]> {
  const rows = await db
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(eq(userRoles.userId, userId))
    .orderBy(userRoles.createdAt);
  return rows.map(({ role }) => role);
}
