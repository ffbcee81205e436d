import { and, eq, isNull, sql } from 'drizzle-orm';
import { countedUnread } from '#contract/notifications/options.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { SignedInActor } from '../../accounts/access.ts';
import { notifications } from '../tables.ts';

const unreadOfUser = prepared('notifications_unread', (db, name) => {
  const some = db
    .select({ place: notifications.place })
    .from(notifications)
    .where(and(eq(notifications.userId, sql.placeholder('userId')), isNull(notifications.readAt)))
    .limit(countedUnread + 1)
    .as('some');
  return db.select({ unread: sql<number>`count(*)::int` }).from(some).prepare(name);
});

/** The number of unread notifications, up to a limit. */
export async function countUnread(db: Db, { userId }: Pick<SignedInActor, 'userId'>): Promise<{ unread: number }> {
  const [row] = await unreadOfUser(db).execute({ userId });
  return { unread: row?.unread ?? 0 };
}
