import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#server/platform/db/columns.ts';
import { personal } from '#server/platform/personal-data/declare.ts';
import { users } from '../../accounts/tables.ts';
import { adminUsers } from '../tables.ts';

export const suspensions = pgTable('suspensions', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id),
  /** Shown to the user. */
  reason: text('reason').notNull(),
  suspendedBy: uuid('suspended_by')
    .notNull()
    .references(() => adminUsers.id),
  suspendedAt: moment('suspended_at').notNull(),
  liftedBy: uuid('lifted_by').references(() => adminUsers.id),
  liftedAt: moment('lifted_at'),
  liftedBecause: text('lifted_because'),
});

personal(suspensions, {
  ...{ of: 'userId', erased: 'rows' },
  exported: { at: 'suspensions', columns: 'reason suspendedAt:since liftedAt', by: 'suspendedAt' },
  hidden: 'id userId suspendedBy liftedBy liftedBecause',
});
