import { sql } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { teamName } from '../../messaging/queries/name-members.ts';
import type { NewNotification } from '../../notifications/commands/notify-users.ts';
import { findPending, lockPending, type PendingMessages } from '../queries/find-pending-messages.ts';
import type { Outcome } from './run-notifiers.ts';

/** How long a message is unread before it is emailed. */
export const minutesToMail = 15;

/** Locks the members of a conversation before the conversation itself, like account deletion. */
export async function holdMembers(tx: Tx, conversationId: string) {
  const [pending] = await findPending(tx.db, [conversationId]);
  return pending ? { userIds: pending.userIds, found: undefined } : null;
}

/** Notifies members of the number of messages they haven't read, and marks an email as due. */
export async function ofMessages(
  tx: Tx,
  conversationId: string,
  { there }: { readonly there: ReadonlySet<string> },
): Promise<Outcome> {
  const pending = (await lockPending(tx.db, conversationId)).filter(({ userId }) => there.has(userId));
  const mailAt = new Date(now().getTime() + minutesToMail * 60_000).toISOString();
  const people = sql.param(pending.map(({ userId }) => userId));
  const positions = sql.param(pending.map(({ lastPosition }) => lastPosition));
  const counts = sql.param(pending.map(({ count }) => count));
  await tx.db.execute(sql`
    update message_notices n
    set told_position = one.last_position,
      mail_due_at = case when one.count > 0 then coalesce(mail_due_at, ${mailAt}::timestamptz) else mail_due_at end
    from unnest(${people}::uuid[], ${positions}::bigint[], ${counts}::int[]) as one (user_id, last_position, count)
    where n.conversation_id = ${conversationId} and n.user_id = one.user_id`);
  return { notifications: pending.flatMap((one) => waitingFor(conversationId, one) ?? []) };
}

function waitingFor(
  conversationId: string,
  { userId, as, about, jobTitle, unread, senderId, senderName }: PendingMessages,
): NewNotification | null {
  if (senderId === null) return null;
  // In a group the sender is not named: account deletion removes only the name of the other side.
  const names = {
    application: { name: senderName ?? 'Someone', jobTitle },
    job: { name: jobTitle ?? 'a job', jobTitle: null },
    support: { name: teamName, jobTitle: null },
  }[about];
  return {
    userId,
    aboutUserId: about === 'application' ? senderId : null,
    content: { kind: 'message.waiting', conversationId, about, as, ...names, count: unread },
    how: { counted: conversationId },
  };
}
