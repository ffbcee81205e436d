import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { nameParts } from '#contract/profiles/name-review.ts';
import { moment } from '#server/platform/db/columns.ts';
import { personal } from '#server/platform/personal-data/declare.ts';
import { users } from '../../accounts/tables.ts';
import { adminUsers } from '../../operators/tables.ts';

/** Name changes that wait for our team, and its decisions. At most one waits for each part of a user's profiles. */
export const nameChanges = pgTable('name_changes', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  part: text('part', { enum: nameParts }).notNull(),
  /** The name shown to others when the change was requested. */
  nameBefore: text('name_before'),
  nameAfter: text('name_after').notNull(),
  status: text('status', { enum: ['waiting', 'approved', 'declined'] })
    .notNull()
    .default('waiting'),
  reason: text('reason'),
  createdAt: moment('created_at').notNull().defaultNow(),
  decidedAt: moment('decided_at'),
  decidedBy: uuid('decided_by').references(() => adminUsers.id),
});

personal(nameChanges, {
  ...{ of: 'userId', erased: 'rows' },
  exported: {
    ...{ at: 'nameChanges', by: 'createdAt' },
    columns: 'part nameBefore nameAfter status reason createdAt:askedAt decidedAt',
  },
  hidden: 'id userId decidedBy',
});
