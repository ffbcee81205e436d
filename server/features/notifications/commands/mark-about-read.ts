import { and, eq, isNull, sql } from 'drizzle-orm';
import type { NotificationKind } from '#contract/notifications/notifications.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { publishLive } from '#server/platform/events/publish-live.ts';
import { notifications } from '../tables.ts';

const settle = prepared('notifications_mark_about', (db, name) =>
  db
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(
      and(
        sql`${notifications.userId} = any(${sql.placeholder('userIds')}::uuid[])`,
        eq(notifications.kind, sql.placeholder('kind')),
        eq(notifications.subject, sql.placeholder('subject')),
        isNull(notifications.readAt),
      ),
    )
    .returning({ userId: notifications.userId })
    .prepare(name),
);

interface About {
  readonly userIds: readonly string[];
  readonly kind: NotificationKind;
  /** What the notification counts. */
  readonly subject: string;
}

/**
 * Marks a counted notification as read after the user has seen what it counts. Called for each view, so it takes few statements and no list locks.
 */
export async function markAboutRead(tx: Tx, about: About): Promise<void> {
  const changed = await settle(tx.db).execute({ ...about });
  await publishLive(
    tx,
    changed.map(({ userId }) => userId),
    { type: 'notification.changed' },
  );
}
