import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { notificationHeads, notificationMails, notifications } from '../tables.ts';

/** The name of a deleted profile. */
const former = sql`jsonb_build_object('name', case portal when 'rep' then 'Former business' else 'Former rep' end)`;

/** Deletes the notifications of a deleted account, and its name in those of others. */
export async function forgetNotifications(tx: Tx, { userId }: { readonly userId: string }): Promise<void> {
  // First: a transaction that notifies this user has ended once this is locked.
  await tx.db.delete(notificationHeads).where(eq(notificationHeads.userId, userId));
  await tx.db.delete(notifications).where(eq(notifications.userId, userId));
  await tx.db.delete(notificationMails).where(eq(notificationMails.userId, userId));
  await tx.db
    .update(notifications)
    .set({ data: sql`${notifications.data} || ${former}`, aboutUserId: null })
    .where(eq(notifications.aboutUserId, userId));
}
