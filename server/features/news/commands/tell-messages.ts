import { sql } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { RunTransaction, Tx } from '#server/platform/db/transaction.ts';
import { publishLive } from '#server/platform/events/publish-live.ts';
import type { messageSent } from '../../messaging/commands/message-events.ts';
import { teamName } from '../../messaging/queries/name-members.ts';
import { holdLists } from '../../notifications/commands/mark-settled.ts';
import { type News, tellUsers } from '../../notifications/commands/tell-users.ts';
import { findUntold, holdUntold, type UntoldMessages } from '../queries/find-untold-messages.ts';
import { untoldMessages } from '../tables.ts';

/** The name of the task, for those who only add it. */
export const tellMessagesTask = 'news.tell_messages';

export interface MessagesToTell {
  readonly conversationIds: readonly string[];
}

/** How long a message lies unread before it is mailed. */
export const minutesToMail = 15;

type Sent = NonNullable<(typeof messageSent)['payload']>;

const note = prepared('news_note_message', (db, name) =>
  db
    .insert(untoldMessages)
    .values({ conversationId: sql.placeholder('conversationId') })
    .prepare(name),
);

/** Messages were written: whoever does not read them at once is told in the background (`passOnMessages`). */
export async function announceMessages(tx: Tx, sent: readonly Sent[]): Promise<void> {
  for (const { conversationId, recipientIds } of sent)
    if (recipientIds.length > 0) tx.inPassing(note(tx.db).execute({ conversationId }));
}

/** Each conversation by itself. Done again, or by two at once, it tells nobody twice. */
export async function tellMessages(
  { db, transaction }: { readonly db: Db; readonly transaction: RunTransaction },
  { conversationIds }: MessagesToTell,
  signal: AbortSignal,
): Promise<void> {
  for (const { conversationId, userIds } of await findUntold(db, [...new Set(conversationIds)])) {
    signal.throwIfAborted();
    await transaction((tx) => tellConversation(tx, conversationId, userIds));
  }
}

async function tellConversation(tx: Tx, conversationId: string, userIds: readonly string[]): Promise<void> {
  // Before the conversation, as by whoever closes an account; what was read here is named to nobody after they went.
  const there = await holdLists(tx, userIds);
  const untold = (await holdUntold(tx.db, conversationId)).filter(({ userId }) => there.has(userId));
  const told = await tellUsers(
    tx,
    untold.flatMap((one) => newsOf(conversationId, one, there) ?? []),
  );
  const mailAt = new Date(now().getTime() + minutesToMail * 60_000).toISOString();
  const people = sql.param(untold.map(({ userId }) => userId));
  const positions = sql.param(untold.map(({ lastPosition }) => lastPosition));
  const counts = sql.param(untold.map(({ count }) => count));
  await tx.db.execute(sql`
    update message_notices n
    set told_position = one.last_position,
      mail_due_at = case when one.count > 0 then coalesce(mail_due_at, ${mailAt}::timestamptz) else mail_due_at end
    from unnest(${people}::uuid[], ${positions}::bigint[], ${counts}::int[]) as one (user_id, last_position, count)
    where n.conversation_id = ${conversationId} and n.user_id = one.user_id`);
  await publishLive(tx, told, { type: 'notification.changed' });
}

function newsOf(
  conversationId: string,
  { userId, as, about, jobTitle, unread, senderId, senderName }: UntoldMessages,
  there: ReadonlySet<string>,
): News | null {
  if (senderId === null) return null;
  // Of many the one who wrote is not named: a name is taken back only where it is that of the other side.
  const names = {
    application: { name: senderName ?? 'Somebody', jobTitle },
    job: { name: jobTitle ?? 'a job', jobTitle: null },
    support: { name: teamName, jobTitle: null },
  }[about];
  return {
    userId,
    aboutUserId: about === 'application' && there.has(senderId) ? senderId : null,
    content: { kind: 'message.waiting', conversationId, about, as, ...names, count: unread },
    how: { counted: conversationId },
  };
}
