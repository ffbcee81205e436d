import { and, asc, eq, lte } from 'drizzle-orm';
import { endOfNight } from '#domain/notifications/quiet-night.ts';
import { now } from '#server/platform/clock.ts';
import { inBatches } from '#server/platform/db/in-batches.ts';
import type { RunTransaction, Tx } from '#server/platform/db/transaction.ts';
import { queueMail } from '#server/platform/mail/mail-task.ts';
import { describeMessagesEmail } from '#texts/notifications/emails.ts';
import { findChoicesOfUsers } from '../../accounts/queries/find-notification-choices.ts';
import { findUnmailedMessages, type UnmailedMessages } from '../queries/find-unmailed-messages.ts';
import { messageNotices } from '../tables.ts';
import { notificationMail } from '../texts/notification-mails.ts';
import type { MailSettings } from './mail-notifications.ts';
import { minutesToMail } from './notify-of-messages.ts';

const batch = 50;

/** Emails unread messages that are due, one email for each conversation, a batch in each transaction. */
export function mailMessages(transaction: RunTransaction, settings: MailSettings, signal: AbortSignal): Promise<void> {
  return inBatches(signal, batch, () => transaction((tx) => mailBatch(tx, settings)));
}

async function mailBatch(tx: Tx, settings: MailSettings): Promise<number> {
  const { conversationId, userId, mailDueAt } = messageNotices;
  const due = await tx.db
    .select({ conversationId, userId })
    .from(messageNotices)
    .where(lte(mailDueAt, now()))
    .orderBy(asc(mailDueAt))
    .limit(batch)
    // Another process may be at work on the others. Email and mark are one transaction, so none is sent twice.
    .for('update', { skipLocked: true });
  if (due.length === 0) return 0;
  const found = await findUnmailedMessages(tx.db, due);
  const choicesOf = await findChoicesOfUsers(tx.db, [...new Set(due.map((one) => one.userId))]);
  for (const one of due) {
    const unmailed = found.find((row) => row.conversationId === one.conversationId && row.userId === one.userId);
    const { messages: wanted, quietNights } = choicesOf(one.userId);
    const later = unmailed && wanted ? dueLater(unmailed, quietNights) : null;
    if (later !== null) await settle(tx, one, { mailDueAt: later });
    else if (unmailed && wanted) await mail(tx, unmailed, settings);
    else await settle(tx, one, { mailDueAt: null });
  }
  return due.length;
}

/** When to check again, or null if it is due now. Messages that made it due may have been read since, and newer ones wait their own time. */
function dueLater({ oldestAt }: UnmailedMessages, quietNights: boolean): Date | null {
  const ripeAt = new Date(new Date(oldestAt).getTime() + minutesToMail * 60_000);
  if (ripeAt > now()) return ripeAt;
  return quietNights ? endOfNight(now()) : null;
}

async function mail(tx: Tx, unmailed: UnmailedMessages, { siteUrl, tokens, log }: MailSettings): Promise<void> {
  const { userId, email, lastPosition } = unmailed;
  try {
    const mails = { userId, topic: 'messages' as const };
    const sending = { ...mails, to: email, siteUrl, stopToken: tokens.of(mails) };
    await queueMail(tx, notificationMail(describeMessagesEmail(unmailed), sending));
  } catch (error) {
    // One failed email must not stop the rest of the batch.
    log.error({ err: error, userId }, 'An email about messages could not be composed');
  }
  await settle(tx, unmailed, { mailDueAt: null, mailedPosition: lastPosition });
}

type Notice = Pick<typeof messageNotices.$inferSelect, 'conversationId' | 'userId'>;

async function settle(
  tx: Tx,
  { conversationId, userId }: Notice,
  change: { readonly mailDueAt: Date | null; readonly mailedPosition?: number },
): Promise<void> {
  await tx.db
    .update(messageNotices)
    .set(change)
    .where(and(eq(messageNotices.conversationId, conversationId), eq(messageNotices.userId, userId)));
}
