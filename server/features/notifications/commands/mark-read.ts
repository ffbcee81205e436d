import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { publishLive } from '#server/platform/events/publish-live.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { SignedInActor } from '../../accounts/access.ts';
import { countUnread } from '../queries/count-unread.ts';
import { notificationHeads, notifications } from '../tables.ts';

type Unread = Awaited<ReturnType<typeof countUnread>>;

const own = ({ userId }: SignedInActor) => eq(notifications.userId, userId);

/** Marks a notification as read. Idempotent. */
export async function markRead(tx: Tx, actor: SignedInActor, notificationId: string): Promise<Unread> {
  const one = and(own(actor), eq(notifications.id, notificationId));
  const changed = await tx.db
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(and(one, isNull(notifications.readAt)))
    .returning({ id: notifications.id });
  if (changed.length > 0) await publishLive(tx, [actor.userId], { type: 'notification.changed' });
  else if ((await tx.db.$count(notifications, one)) === 0) throw new Refusal('notification.not_found');
  return countUnread(tx.db, actor);
}

/** Marks everything as read up to the last place that the user was shown. Later or increased notifications stay unread. */
export async function markAllRead(tx: Tx, actor: SignedInActor, upTo: number): Promise<Unread> {
  // In the order of `notifyUsers`, so that the two never deadlock.
  await tx.db
    .select({ lastPlace: notificationHeads.lastPlace })
    .from(notificationHeads)
    .where(eq(notificationHeads.userId, actor.userId))
    .for('update');
  const changed = await tx.db
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(and(own(actor), isNull(notifications.readAt), lte(notifications.place, upTo)))
    .returning({ id: notifications.id });
  if (changed.length > 0) await publishLive(tx, [actor.userId], { type: 'notification.changed' });
  return countUnread(tx.db, actor);
}
