import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#server/platform/db/columns.ts';
import { users } from '../../accounts/tables.ts';
import { adminSessions, adminUsers } from '../tables.ts';

export const viewings = pgTable('viewings', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id),
  adminId: uuid('admin_id')
    .notNull()
    .references(() => adminUsers.id),
  adminSessionId: uuid('admin_session_id').references(() => adminSessions.id, { onDelete: 'set null' }),
  reason: text('reason').notNull(),
  beganAt: moment('began_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  endedAt: moment('ended_at'),
});
