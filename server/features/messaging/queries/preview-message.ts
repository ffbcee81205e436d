import { sql } from 'drizzle-orm';
import type { Attachment } from '#contract/messaging/attachments.ts';
import { wordsOf } from '#contract/messaging/message-line.ts';
import type { NotificationContent } from '#contract/notifications/notifications.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { nameAs } from './name-members.ts';

/** Preview of the newest unread message for a notification; null: the notification is of another kind, or all was read. */
export async function previewMessage(db: Db, content: NotificationContent, userId: string): Promise<string | null> {
  if (content.kind !== 'message.waiting') return null;
  const { rows } = await db.execute<{ content: string; attachments: Attachment[]; senderName: string }>(sql`
    select newest.content, newest.attachments, ${nameAs(sql`newest.sender_side`, sql`newest.sender_id`)} as "senderName"
    from conversation_members m
    cross join lateral (
      select * from messages
      where conversation_id = m.conversation_id and position > m.read_position and sender_id <> m.user_id
        and position <= coalesce(m.left_position, position) and deleted_at is null
      order by position desc limit 1) newest
    where m.conversation_id = ${content.conversationId} and m.user_id = ${userId}`);
  const [newest] = rows;
  if (!newest) return null;
  const words = wordsOf(newest);
  return content.about === 'job' ? `${newest.senderName}: ${words}` : words;
}
