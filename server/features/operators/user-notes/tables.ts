import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#server/platform/db/columns.ts';
import { users } from '../../accounts/tables.ts';
import { adminUsers } from '../tables.ts';

export const userNotes = pgTable('user_notes', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id),
  adminId: uuid('admin_id')
    .notNull()
    .references(() => adminUsers.id),
  text: text('text').notNull(),
  createdAt: moment('created_at').notNull(),
});
