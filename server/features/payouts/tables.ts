import { sql } from 'drizzle-orm';
import { bigint, boolean, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bankAccountStatuses, bankNames, payoutStatuses } from '#contract/payouts/options.ts';
import { bytea, moment } from '#server/platform/db/columns.ts';
import { impersonal, personal } from '#server/platform/personal-data/declare.ts';
import { adminUsers } from '../operators/tables.ts';
import { repProfiles } from '../profiles/tables.ts';

const ofRep = () =>
  uuid('rep_id')
    .notNull()
    .references(() => repProfiles.id);

/** An account's details never change: the database refuses it. */
export const bankAccounts = pgTable('bank_accounts', {
  id: uuid('id').primaryKey(),
  repId: ofRep(),
  status: text('status', { enum: bankAccountStatuses }).notNull(),
  bank: text('bank', { enum: bankNames }).notNull(),
  branchCode: text('branch_code').notNull(),
  /** These two are null once the rep's account is deleted. */
  holder: text('holder'),
  sealedNumber: bytea('sealed_number'),
  lastFour: text('last_four').notNull(),
  askedAt: moment('asked_at').notNull(),
  confirmedAt: moment('confirmed_at'),
  /** From when a payout may go to it. */
  usableFrom: moment('usable_from'),
  endedAt: moment('ended_at'),
  replaces: uuid('replaces'),
});

export type BankAccountRow = typeof bankAccounts.$inferSelect;

export const payouts = pgTable('payouts', {
  id: uuid('id').primaryKey(),
  /** Assigned by the database. */
  number: bigint('number', { mode: 'number' }).notNull().default(sql`nextval('payout_numbers')`),
  repId: ofRep(),
  bankAccountId: uuid('bank_account_id')
    .notNull()
    .references(() => bankAccounts.id),
  amountCents: bigint('amount_cents', { mode: 'bigint' }).notNull(),
  status: text('status', { enum: payoutStatuses }).notNull(),
  askedAt: moment('asked_at').notNull(),
  /** The day that the rep was given. */
  expectedOn: date('expected_on', { mode: 'string' }).notNull(),
  batchId: uuid('batch_id'),
  changedAt: moment('changed_at').notNull(),
  /** Why it failed or was returned, in words for the rep. */
  reason: text('reason'),
});

export type PayoutRow = typeof payouts.$inferSelect;

const totalCents = (column: string) => bigint(column, { mode: 'number' }).notNull().default(0);
const totalCount = (column: string) => integer(column).notNull().default(0);

/** One row: totals of open payouts. The database maintains it, and refuses other writes. */
export const payoutTotals = pgTable('payout_totals', {
  one: boolean('one').primaryKey().default(true),
  asked: totalCount('asked'),
  askedCents: totalCents('asked_cents'),
  inBatch: totalCount('in_batch'),
  inBatchCents: totalCents('in_batch_cents'),
  released: totalCount('released'),
  releasedCents: totalCents('released_cents'),
});

/** While one is open, nothing leaves the wallet. */
export const walletHolds = pgTable('wallet_holds', {
  id: uuid('id').primaryKey(),
  repId: ofRep(),
  /** Null: the platform itself, by a rule. */
  placedBy: uuid('placed_by').references(() => adminUsers.id),
  reason: text('reason').notNull(),
  whatToDo: text('what_to_do').notNull(),
  placedAt: moment('placed_at').notNull(),
  /** End of a hold that ends automatically: it can't be lifted before. */
  endsAt: moment('ends_at'),
  liftedAt: moment('lifted_at'),
  liftedBy: uuid('lifted_by').references(() => adminUsers.id),
});

personal(bankAccounts, {
  of: 'repId',
  // The amounts paid and their banks stay, without the account's name and number.
  erased: { blank: 'holder sealedNumber' },
  kept: 'id repId status bank branchCode lastFour askedAt confirmedAt usableFrom endedAt replaces',
  exported: {
    ...{ at: 'wallet.bankAccounts', by: 'askedAt id' },
    columns: 'id status bank branchCode lastFour askedAt confirmedAt usableFrom',
    also: () => ({ holder: sql`coalesce(${bankAccounts.holder}, '')` }),
  },
  hidden: 'repId holder sealedNumber endedAt replaces',
});

personal(payouts, {
  of: 'repId',
  stays: 'tax law asks for the books; their ids lead to a profile without a name',
  exported: {
    by: 'exportPayouts',
    columns: 'id number:reference amountCents status askedAt expectedOn changedAt reason',
  },
  hidden: 'repId bankAccountId batchId',
});

personal(walletHolds, {
  ...{ of: 'repId', erased: 'rows' },
  exported: {
    ...{ at: 'wallet.holds', by: 'placedAt id' },
    columns: 'reason whatToDo placedAt liftedAt',
  },
  hidden: 'id repId placedBy endsAt liftedBy',
});
impersonal('they say what open payouts come to', payoutTotals);
