import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { conversationMembers, conversations } from '../tables.ts';
import { nameAs } from './name-members.ts';
import { memberStateColumns } from './select-member-state.ts';

const oneMember = prepared('messaging_member', (db, name) =>
  db
    .select({
      ...memberStateColumns,
      name: nameAs(conversationMembers.side, conversationMembers.userId),
      lastChange: conversations.lastChange,
      lastPosition: conversations.lastPosition,
      businessId: conversations.businessId,
      repId: conversations.repId,
      /** The members who receive live news of a message, including its sender. */
      listeners: sql<string[]>`array(
        select o.user_id::text from ${conversationMembers} o
        where o.conversation_id = ${conversations.id} and o.left_position is null)`,
    })
    .from(conversationMembers)
    .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
    .where(
      and(
        eq(conversationMembers.conversationId, sql.placeholder('conversationId')),
        eq(conversationMembers.userId, sql.placeholder('userId')),
      ),
    )
    .prepare(name),
);

export type Member = Awaited<ReturnType<typeof findMember>>;

/** The user's membership and the state of the conversation. */
export async function findMember(db: Db, { userId }: { readonly userId: string }, conversationId: string) {
  const [row] = await oneMember(db).execute({ conversationId, userId });
  if (!row) throw new Refusal('conversation.not_found');
  return row;
}
