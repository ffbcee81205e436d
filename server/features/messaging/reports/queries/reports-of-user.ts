import { desc, eq, or } from 'drizzle-orm';
import { type UserReports, userPageRows } from '#contract/admin/admin-users.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { messageReports } from '../tables.ts';

/** Reports by or about a user, newest first, without any message text. */
export async function reportsOfUser(db: Db, _actor: AdminActor, userId: string): Promise<UserReports> {
  const { id, reporterId, reportedId, reason, createdAt, decidedAt } = messageReports;
  const rows = await db
    .select({ id, reporterId, reason, createdAt, decidedAt })
    .from(messageReports)
    .where(or(eq(reporterId, userId), eq(reportedId, userId)))
    .orderBy(desc(createdAt), desc(id))
    .limit(userPageRows);
  return {
    items: rows.map((row) => ({
      id: row.id,
      as: row.reporterId === userId ? ('reporter' as const) : ('reported' as const),
      reason: row.reason,
      createdAt: row.createdAt.toISOString(),
      decided: row.decidedAt !== null,
    })),
  };
}
