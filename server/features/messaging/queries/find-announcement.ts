import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Attachment, AttachmentInput } from '#contract/messaging/attachments.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { conversationMembers, conversations, messages } from '../tables.ts';
import type { Member } from './find-member.ts';

/** Of an announcement that is answered elsewhere. */
const quotedCharacters = 300;

/** What is quoted. Null: the sender cannot see it, or it is gone. Then it is left out: the words count. */
export async function findAnnouncement(
  db: Db,
  { businessId }: Pick<Member, 'businessId'>,
  senderId: string,
  { conversationId, messageId }: Extract<AttachmentInput, { kind: 'announcement' }>,
): Promise<Attachment | null> {
  if (businessId === null) return null;
  const [row] = await db
    .select({ text: sql<string>`left(${messages.content}, ${quotedCharacters})` })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(conversationMembers, eq(conversationMembers.conversationId, messages.conversationId))
    .where(
      and(
        eq(messages.id, messageId),
        eq(messages.conversationId, conversationId),
        eq(messages.senderSide, 'business'),
        isNull(messages.deletedAt),
        eq(conversations.kind, 'job'),
        // To another business it would tell what this one said.
        eq(conversations.businessId, businessId),
        eq(conversationMembers.userId, senderId),
        lte(messages.position, sql`coalesce(${conversationMembers.leftPosition}, ${messages.position})`),
      ),
    );
  return row ? { kind: 'announcement', conversationId, messageId, text: row.text } : null;
}
