import { and, eq, isNull } from 'drizzle-orm';
import type { Suspension } from '#contract/admin/admin.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { adminUsers } from '../../tables.ts';
import { suspensions } from '../tables.ts';

/** The user's current suspension, with the admin who placed it. */
export async function findSuspension(db: Db, userId: string): Promise<Suspension | null> {
  const [row] = await db
    .select({ reason: suspensions.reason, by: adminUsers.email, since: suspensions.suspendedAt })
    .from(suspensions)
    .innerJoin(adminUsers, eq(adminUsers.id, suspensions.suspendedBy))
    .where(and(eq(suspensions.userId, userId), isNull(suspensions.liftedAt)));
  return row ? { ...row, since: row.since.toISOString() } : null;
}
