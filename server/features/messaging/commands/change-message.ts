import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Message } from '#contract/messaging/messages.ts';
import { editMinutes } from '#contract/messaging/options.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { publishLive } from '#server/platform/events/publish-live.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { SignedInActor } from '../../accounts/access.ts';
import { recountAbout } from '../../notifications/commands/recount-about.ts';
import { refuseWriting } from '../access.ts';
import { type MessageRow, presentMessage } from '../present.ts';
import type { Member } from '../queries/find-member.ts';
import { memberStateOf } from '../queries/select-member-state.ts';
import { selectMessages } from '../queries/select-messages.ts';
import { notifyTeam } from '../support/commands/hold-question.ts';
import { conversationMembers, conversations, messages } from '../tables.ts';
import { discardSentFiles } from './attach-things.ts';
import { lockAsMember } from './lock-conversation.ts';

interface OfMessage {
  readonly conversationId: string;
  readonly messageId: string;
}

export async function editMessage(
  tx: Tx,
  actor: SignedInActor,
  { content, ...of }: OfMessage & { readonly content: string },
): Promise<Message> {
  const member = await lockAsMember(tx, actor, of.conversationId);
  const closed = refuseWriting(memberStateOf(member));
  if (closed === 'conversation.left' || closed === 'conversation.blocked') throw new Refusal(closed);
  const row = await findOwn(tx, actor, of);
  if (row.deletedAt !== null) throw new Refusal('message.not_found');
  const editedAt = now();
  if (editedAt.getTime() - row.createdAt.getTime() > editMinutes * 60_000) throw new Refusal('message.too_late');
  return writeChange(tx, member, row, { content, editedAt });
}

/** Deletes a message. Idempotent. */
export async function removeMessage(tx: Tx, actor: SignedInActor, of: OfMessage): Promise<Message> {
  const member = await lockAsMember(tx, actor, of.conversationId);
  const row = await findOwn(tx, actor, of);
  if (row.deletedAt !== null) return presentMessage(row, member.kind);
  const { conversationId, userId, readPosition, unread } = conversationMembers;
  const missed = await tx.db
    .update(conversationMembers)
    .set({ unread: sql`${unread} - 1` })
    .where(
      and(
        eq(conversationId, row.conversationId),
        sql`${userId} <> ${actor.userId}`,
        lt(readPosition, row.position),
        sql`${row.position} <= coalesce(${conversationMembers.leftPosition}, ${row.position})`,
        gt(unread, 0),
      ),
    )
    .returning({ userId, count: unread });
  await recountAbout(tx, { kind: 'message.waiting', subject: row.conversationId, people: missed });
  if (row.attachments.length > 0) await discardSentFiles(tx, [row.id]);
  return writeChange(tx, member, row, { content: '', attachments: [], deletedAt: now() });
}

async function findOwn(tx: Tx, { userId }: SignedInActor, of: OfMessage): Promise<MessageRow> {
  const { id, conversationId, senderId } = messages;
  const [row] = await selectMessages(tx.db).where(
    and(eq(id, of.messageId), eq(conversationId, of.conversationId), eq(senderId, userId)),
  );
  if (!row) throw new Refusal('message.not_found');
  return row;
}

type Changed = Partial<Pick<MessageRow, 'content' | 'attachments' | 'editedAt' | 'deletedAt'>>;

/** Stores the change and publishes it to all members. Members who were offline fetch changes since their last one. */
async function writeChange(tx: Tx, member: Member, row: MessageRow, changed: Changed): Promise<Message> {
  const { id, conversationId } = row;
  const change = member.lastChange + 1;
  await tx.db
    .update(messages)
    .set({ ...changed, change })
    .where(eq(messages.id, id));
  await tx.db.update(conversations).set({ lastChange: change }).where(eq(conversations.id, conversationId));
  if (member.kind === 'support') await notifyTeam(tx, conversationId);
  await publishLive(tx, member.listeners, { type: 'message.changed', conversationId, messageId: id, change });
  return presentMessage({ ...row, ...changed, change }, member.kind);
}
