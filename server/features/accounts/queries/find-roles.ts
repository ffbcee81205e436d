import { eq } from 'drizzle-orm';
import type { Role } from '#contract/accounts/roles.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { userRoles } from '../tables.ts';

/** The user's roles as they are in this moment; those of an actor are as they were when the request came in. */
export async function findRoles(db: Db, userId: string): Promise<Role[]> {
  const rows = await db
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(eq(userRoles.userId, userId))
    .orderBy(userRoles.createdAt);
  return rows.map(({ role }) => role);
}
