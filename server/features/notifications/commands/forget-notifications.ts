import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { notificationHeads, notificationMails, notifications } from '../tables.ts';

/** As their profile is called from then on. */
const former = sql`jsonb_build_object('name', case portal when 'rep' then 'Former business' else 'Former rep' end)`;

/** The account is gone: what it was told goes with it, and what others were told names it no more. */
export async function forgetNotifications(tx: Tx, { userId }: { readonly userId: string }): Promise<void> {
  // First: whoever is telling this person something has done so when it is held.
  await tx.db.delete(notificationHeads).where(eq(notificationHeads.userId, userId));
  await tx.db.delete(notifications).where(eq(notifications.userId, userId));
  await tx.db.delete(notificationMails).where(eq(notificationMails.userId, userId));
  await tx.db
    .update(notifications)
    .set({ data: sql`${notifications.data} || ${former}`, aboutUserId: null })
    .where(eq(notifications.aboutUserId, userId));
}
