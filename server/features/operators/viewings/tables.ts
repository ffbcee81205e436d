import { sql } from 'drizzle-orm';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { now } from '#server/platform/clock.ts';
import { moment } from '#server/platform/db/columns.ts';
import { personal } from '#server/platform/personal-data/declare.ts';
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

personal(viewings, {
  ...{ of: 'userId', erased: 'rows' },
  // Shows that a member of the team viewed, not which one.
  exported: {
    ...{ at: 'seenAsByTeam', by: 'beganAt' },
    columns: 'reason beganAt:from',
    also: () => ({
      // Null: still active.
      until:
        sql`coalesce(${viewings.endedAt}, case when ${viewings.endsAt} <= ${now()} then ${viewings.endsAt} end)`.mapWith(
          viewings.endsAt,
        ),
    }),
  },
  hidden: 'id userId adminId adminSessionId endsAt endedAt',
});
