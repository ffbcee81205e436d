import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { presentMessage } from '../present.ts';
import { conversationMembers, messageBlocks, messages } from '../tables.ts';
import { findMessagingChoices } from './find-choices.ts';
import { nameAs } from './name-members.ts';
import { selectConversations } from './select-conversations.ts';
import { selectMessages } from './select-messages.ts';

/** The conversations of the person and the messages they sent, oldest first. Messages of others belong to the others' exports. */
export async function exportMessages(db: Db, userId: string) {
  const rows = await selectConversations(db)
    .where(eq(conversationMembers.userId, userId))
    .orderBy(asc(conversationMembers.conversationId));
  const own = rows.map(({ id }) => id);
  const written = await selectMessages(db)
    .where(and(inArray(messages.conversationId, own), eq(messages.senderId, userId)))
    .orderBy(asc(messages.position));
  const byConversation = Map.groupBy(written, ({ conversationId }) => conversationId);
  const blocked = await db
    .select({ name: nameAs(sql`null::text`, sql`blocked_id`), since: messageBlocks.createdAt })
    .from(messageBlocks)
    .where(eq(messageBlocks.blockerId, userId))
    .orderBy(asc(messageBlocks.createdAt));
  return {
    conversations: rows.map(({ id, kind, side: as, title, jobTitle, mutedAt, archivedAt }) => ({
      ...{ kind, as, title, jobTitle },
      muted: mutedAt !== null,
      archived: archivedAt !== null,
      messages: (byConversation.get(id) ?? []).map((one) => {
        const { content, attachments, createdAt, editedAt, deletedAt } = presentMessage(one, kind);
        return { content, attachments, createdAt, editedAt, deletedAt };
      }),
    })),
    blockedPeople: blocked.map(({ name, since }) => ({ name, since: since.toISOString() })),
    showsSeen: (await findMessagingChoices(db, userId)).showsSeen,
  };
}
