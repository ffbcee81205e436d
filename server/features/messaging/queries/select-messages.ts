import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { messages } from '../tables.ts';
import { nameAs } from './name-members.ts';

const messageColumns = {
  id: messages.id,
  conversationId: messages.conversationId,
  position: messages.position,
  change: messages.change,
  senderId: messages.senderId,
  senderSide: messages.senderSide,
  senderName: nameAs(sql`messages.sender_side`, sql`messages.sender_id`),
  content: messages.content,
  attachments: messages.attachments,
  createdAt: messages.createdAt,
  editedAt: messages.editedAt,
  deletedAt: messages.deletedAt,
};

export const selectMessages = (db: Db) => db.select(messageColumns).from(messages);
