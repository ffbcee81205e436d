import { pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { numberFaults, numberKinds, numberSubjects } from '#contract/vetting/cases.ts';
import { bytea, moment } from '#server/platform/db/columns.ts';
import { personal } from '#server/platform/personal-data/declare.ts';
import { adminUsers } from '../../operators/tables.ts';
import { userVetting } from '../tables.ts';

/** The results of checking numbers on the documents; the numbers are not stored. */
export const vettingChecks = pgTable(
  'vetting_checks',
  {
    vettingId: uuid('vetting_id')
      .notNull()
      .references(() => userVetting.id, { onDelete: 'cascade' }),
    subject: text('subject', { enum: numberSubjects }).notNull(),
    kind: text('kind', { enum: numberKinds }).notNull(),
    numberHash: bytea('number_hash').notNull(),
    fault: text('fault', { enum: numberFaults }),
    age: smallint('age'),
    checkedBy: uuid('checked_by')
      .notNull()
      .references(() => adminUsers.id),
    checkedAt: moment('checked_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.vettingId, table.subject] })],
);

personal(vettingChecks, {
  ...{ of: 'vettingId', erased: 'rows' },
  exported: { at: 'numbers', within: 'vettingId', columns: 'subject kind fault age checkedAt', by: 'checkedAt' },
  hidden: 'vettingId numberHash checkedBy',
});
