import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { correctionStatuses } from '#contract/ledger/options.ts';
import { moment } from '#server/platform/db/columns.ts';
import { impersonal } from '#server/platform/personal-data/declare.ts';
import { adminUsers } from '../../operators/tables.ts';
import { ledgerAccounts } from '../tables.ts';

const account = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => ledgerAccounts.id);

export const ledgerCorrections = pgTable('ledger_corrections', {
  id: uuid('id').primaryKey(),
  fromAccount: account('from_account'),
  toAccount: account('to_account'),
  amountCents: bigint('amount_cents', { mode: 'bigint' }).notNull(),
  reason: text('reason').notNull(),
  status: text('status', { enum: correctionStatuses }).notNull().default('asked'),
  askedBy: uuid('asked_by')
    .notNull()
    .references(() => adminUsers.id),
  askedAt: moment('asked_at').notNull().defaultNow(),
  decidedBy: uuid('decided_by').references(() => adminUsers.id),
  decidedAt: moment('decided_at'),
});

export type CorrectionRow = typeof ledgerCorrections.$inferSelect;

impersonal('admins have no account', ledgerCorrections);
