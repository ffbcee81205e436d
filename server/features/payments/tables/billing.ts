import { date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { payingSides } from '#contract/payments/options.ts';
import { moment } from '#server/platform/db/columns.ts';
import { personal } from '#server/platform/personal-data/declare.ts';
import { users } from '../../accounts/tables.ts';

const ofUser = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const billingDetailsTable = pgTable('billing_details', {
  userId: ofUser().primaryKey(),
  name: text('name').notNull(),
  address: text('address').notNull(),
  vatNumber: text('vat_number'),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/** @public A reminder for a date is sent once; only raw SQL reads and writes it. */
export const billingReminders = pgTable(
  'billing_reminders',
  {
    userId: ofUser(),
    side: text('side', { enum: payingSides }).notNull(),
    kind: text('kind').notNull(),
    about: date('about', { mode: 'string' }).notNull(),
    sentAt: moment('sent_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.side, table.kind, table.about] })],
);

personal(billingDetailsTable, {
  ...{ of: 'userId', erased: 'rows' },
  exported: { at: 'billing.details', as: 'one', columns: 'name address vatNumber' },
  hidden: 'userId updatedAt',
});

personal(billingReminders, {
  ...{ of: 'userId', erased: 'rows' },
  exported: { at: 'billing.reminders', columns: 'kind about sentAt' },
  hidden: 'userId side',
});
