import { eq, sql } from 'drizzle-orm';
import type { Attachment, AttachmentInput } from '#contract/messaging/attachments.ts';
import type { Message } from '#contract/messaging/messages.ts';
import type { SenderSide } from '#contract/messaging/options.ts';
import { now } from '#server/platform/clock.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { publishLive } from '#server/platform/events/publish-live.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { SignedInActor } from '../../accounts/access.ts';
import { insistOn } from '../../operators/queries/site-now.ts';
import { refuseWriting } from '../access.ts';
import { type MessageRow, presentMessage } from '../present.ts';
import type { Member } from '../queries/find-member.ts';
import { isAttached } from '../queries/is-attached.ts';
import { selectMessages } from '../queries/select-messages.ts';
import { standingOf } from '../queries/select-standing.ts';
import { messages } from '../tables.ts';
import { attach, keepFiles } from './attach-things.ts';
import { lockAsMember } from './lock-conversation.ts';
import { messageSent } from './message-events.ts';

const given = sql.placeholder;

const place = prepared('messages_send', (db, name) => {
  const sent = db.$with('sent', {}).as(
    sql`insert into messages
        (id, conversation_id, position, change, sender_id, sender_side, content, attachments, created_at)
      values (${given('id')}, ${given('conversationId')}, ${given('position')}, ${given('position')}, ${given('senderId')},
        ${given('senderSide')}, ${given('content')}, ${given('attachments')}, ${given('at')})
      on conflict (id) do nothing
      returning position`,
  );
  const counted = db.$with('counted', {}).as(
    sql`update conversations
      set last_change = ${given('position')}, last_position = ${given('position')}, last_at = ${given('at')}
      where id = ${given('conversationId')} and exists (select from sent) returning id`,
  );
  // Whoever writes has not therefore seen what came meanwhile: what waits in an outbox is older than that.
  const told = db.$with('told', {}).as(
    sql`update conversation_members set last_at = ${given('at')}, archived_at = null,
        unread = unread + (user_id <> ${given('senderId')}::uuid)::int,
        read_position = case when user_id = ${given('senderId')}::uuid and unread = 0
          then ${given('position')} else read_position end
      where conversation_id = ${given('conversationId')} and left_position is null and exists (select from sent)
      returning user_id`,
  );
  return db.with(sent, counted, told).select({ position: sql`position` }).from(sql`sent`).prepare(name);
});

const withId = prepared('messages_with_id', (db, name) =>
  selectMessages(db)
    .where(eq(messages.id, given('id')))
    .prepare(name),
);

export interface Sending {
  readonly conversationId: string;
  /** Made by the client: sent again, it is the same message. */
  readonly id: string;
  readonly content: string;
  readonly attachments?: readonly AttachmentInput[] | undefined;
}

export async function sendMessage(tx: Tx, actor: SignedInActor, sending: Sending): Promise<Message> {
  const { userId: senderId } = actor;
  const { conversationId, attachments: given = [] } = sending;
  const member = await lockAsMember(tx, actor, conversationId);
  const closed = refuseWriting(standingOf(member));
  // A file that a message has is not there to be attached again, also by itself.
  const sent = closed || given.length > 0 ? await findSent(tx, member, senderId, sending) : null;
  if (sent) return sent;
  if (closed) throw new Refusal(closed);
  if (given.some(({ kind }) => kind !== 'announcement')) await insistOn(tx.db, 'attachments');
  const attachments = await attach(tx, member, actor, { conversationId, attachments: given });
  const placed = await placeMessage(tx, member, senderId, sending, attachments);
  if (!placed) return (await findSent(tx, member, senderId, sending)) ?? refuse('message.id_taken');
  await keepFiles(tx, placed.id, attachments);
  return presentMessage(placed, member.kind);
}

interface Writer extends Pick<Member, 'kind' | 'name' | 'lastChange' | 'listeners'> {
  readonly side: SenderSide;
}

/** What somebody writes, as the last message. The caller holds the conversation. Null: the id is taken. */
export async function placeMessage(
  tx: Tx,
  { kind, side: senderSide, name, lastChange, listeners }: Writer,
  senderId: string,
  { conversationId, id, content }: Sending,
  attachments: readonly Attachment[] = [],
): Promise<MessageRow | null> {
  const position = lastChange + 1;
  const createdAt = now();
  const row = { id, conversationId, position, senderId, senderSide, content };
  const [placed] = await place(tx.db).execute({
    ...row,
    attachments: JSON.stringify(attachments),
    at: createdAt.toISOString(),
  });
  if (!placed) return null;
  const sent = { ...row, change: position, attachments, createdAt, editedAt: null, deletedAt: null, senderName: name };
  await publishLive(tx, listeners, {
    type: 'message.created',
    ...{ conversationId, messageId: id, change: position },
    message: presentMessage(sent, kind),
  });
  const recipientIds = listeners.filter((userId) => userId !== senderId);
  await tx.emit(messageSent, { conversationId, messageId: id, senderId, recipientIds });
  return sent;
}

function refuse(code: ConstructorParameters<typeof Refusal>[0]): never {
  throw new Refusal(code);
}

/** The same message, whose answer was lost; what it says may have been changed since. */
async function findSent(tx: Tx, { kind }: Member, senderId: string, sending: Sending): Promise<Message | null> {
  const [row] = await withId(tx.db).execute({ id: sending.id });
  if (!row) return null;
  const isOwn = row.conversationId === sending.conversationId && row.senderId === senderId;
  const asSent =
    (row.content === sending.content || row.change !== row.position) &&
    (row.deletedAt !== null || (await isAttached(tx.db, senderId, sending.attachments ?? [], row.attachments)));
  if (!isOwn || !asSent) throw new Refusal('message.id_taken');
  return presentMessage(row, kind);
}
