import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#server/platform/db/columns.ts';
import { personal } from '#server/platform/personal-data/declare.ts';
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

personal(userNotes, {
  ...{ of: 'userId', erased: 'rows' },
  notExported: 'they are what admins write to each other about a user',
});
