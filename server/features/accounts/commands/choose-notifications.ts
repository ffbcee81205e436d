import { sql } from 'drizzle-orm';
import type { NotificationChoices } from '#contract/accounts/notification-choices.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { findNotificationChoices } from '../queries/find-notification-choices.ts';
import { notificationChoicesTable } from '../tables.ts';

type Changes = { readonly [Choice in keyof NotificationChoices]?: boolean | undefined };

/** Updates some of the user's notification choices; the others stay. */
export async function chooseNotifications(tx: Tx, userId: string, changes: Changes): Promise<NotificationChoices> {
  await tx.db
    .insert(notificationChoicesTable)
    .values({ userId, ...changes })
    .onConflictDoUpdate({ target: notificationChoicesTable.userId, set: { ...changes, updatedAt: sql`now()` } });
  return findNotificationChoices(tx.db, userId);
}
