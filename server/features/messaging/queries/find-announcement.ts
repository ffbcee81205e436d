import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Attachment, AttachmentInput } from '#contract/messaging/attachments.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { conversationMembers, conversations, messages } from '../tables.ts';
import type { Member } from './find-member.ts';

/** Length of the quote of an announcement in a private answer. */
const quotedCharacters = 300;

/** The quoted announcement. Null: the sender can't see it or it was deleted. Then the message goes without the quote. */
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
        // Quoting to another business would reveal what this one wrote.
        eq(conversations.businessId, businessId),
        eq(conversationMembers.userId, senderId),
        lte(messages.position, sql`coalesce(${conversationMembers.leftPosition}, ${messages.position})`),
      ),
    );
  return row ? { kind: 'announcement', conversationId, messageId, text: row.text } : null;
}
