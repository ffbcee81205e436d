import { and, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { placeMessage, type Sending } from '../../commands/send-message.ts';
import type { MessageRow } from '../../present.ts';
import { teamName } from '../../queries/name-members.ts';
import { selectMessages } from '../../queries/select-messages.ts';
import { conversationMembers, conversations, messages } from '../../tables.ts';

/** The message that this admin already sent under the same id, whose response was lost. */
export async function findAnswer(
  tx: Tx,
  { adminId }: AdminActor,
  { id, conversationId, content }: Sending,
): Promise<MessageRow | null> {
  const [row] = await selectMessages(tx.db).where(eq(messages.id, id));
  if (!row) return null;
  const same = row.conversationId === conversationId && row.senderId === adminId && row.content === content;
  if (!same) throw new Refusal('message.id_taken');
  return row;
}

/** Sends a message as the team, without the admin's name. The caller holds the conversation's lock. */
export async function sendAsTeam(tx: Tx, { adminId }: AdminActor, sending: Sending): Promise<MessageRow> {
  const { id, lastChange } = conversations;
  const listeners = await tx.db
    .select({ userId: conversationMembers.userId, lastChange })
    .from(conversationMembers)
    .innerJoin(conversations, eq(id, conversationMembers.conversationId))
    .where(and(eq(id, sending.conversationId), eq(conversations.kind, 'support')));
  const [person] = listeners;
  if (!person) throw new Refusal('conversation.not_found');
  const writer = {
    side: 'team',
    name: teamName,
    kind: 'support',
    lastChange: person.lastChange,
    listeners: listeners.map(({ userId }) => userId),
  } as const;
  const placed = await placeMessage(tx, writer, adminId, sending);
  if (!placed) throw new Refusal('message.id_taken');
  return placed;
}
