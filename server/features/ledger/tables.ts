import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { paymentTransferKinds, payoutTransferKinds, transferKinds } from '#contract/ledger/options.ts';
import { accountKinds } from '#domain/ledger/postings.ts';
import { exactMoment, moment } from '#server/platform/db/columns.ts';
import { impersonal, personal } from '#server/platform/personal-data/declare.ts';

const createdAt = moment('created_at').notNull().defaultNow();

/** Created by migrations. */
export const platformAccounts = {
  provider_clearing: '01900000-0000-7000-8000-000000000001',
  platform_earnings: '01900000-0000-7000-8000-000000000002',
  subscription_income: '01900000-0000-7000-8000-000000000003',
  provider_fees: '01900000-0000-7000-8000-000000000004',
  chargeback_losses: '01900000-0000-7000-8000-000000000005',
  unallocated_receipts: '01900000-0000-7000-8000-000000000006',
  bank: '01900000-0000-7000-8000-000000000007',
  course_income: '01900000-0000-7000-8000-000000000008',
} as const;

export const ledgerAccounts = pgTable('ledger_accounts', {
  id: uuid('id').primaryKey(),
  kind: text('kind', { enum: accountKinds }).notNull(),
  engagementId: uuid('engagement_id'),
  businessId: uuid('business_id'),
  repId: uuid('rep_id'),
  /** Maintained by the database. Null for the platform's accounts, except the bank. */
  balanceCents: bigint('balance_cents', { mode: 'bigint' }),
  createdAt,
});

export const ledgerTransfers = pgTable('ledger_transfers', {
  id: uuid('id').primaryKey(),
  kind: text('kind', {
    enum: [...transferKinds, ...paymentTransferKinds, ...payoutTransferKinds, 'provider_settled', 'correction'],
  }).notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  /** One of these is set. */
  engagementId: uuid('engagement_id'),
  paymentId: uuid('payment_id'),
  payoutId: uuid('payout_id'),
  settlementId: uuid('settlement_id'),
  correctionId: uuid('correction_id'),
  /** Of an engagement: what is funded, done and paid as a unit. */
  milestone: integer('milestone').notNull().default(1),
  /** Of a release, or of a refund of what sales didn't earn: whether it completes the engagement. */
  completes: boolean('completes').notNull().default(true),
  /** Of a refund: the work was done, and sales earned less than was held for it. */
  unsold: boolean('unsold').notNull().default(false),
  createdAt,
});

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    transferId: uuid('transfer_id')
      .notNull()
      .references(() => ledgerTransfers.id),
    accountId: uuid('account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    amountCents: bigint('amount_cents', { mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.transferId, table.accountId] })],
);

/** The database maintains these two, with each entry. */
export const repWallets = pgTable('rep_wallets', {
  repId: uuid('rep_id').primaryKey(),
  totalEarningsCents: bigint('total_earnings_cents', { mode: 'number' }).notNull().default(0),
  engagementsCompleted: integer('engagements_completed').notNull().default(0),
});

export const businessSpending = pgTable('business_spending', {
  businessId: uuid('business_id').primaryKey(),
  totalSpentCents: bigint('total_spent_cents', { mode: 'number' }).notNull().default(0),
});

/** When all the books were checked, and the number of differences. */
export const bookChecks = pgTable('book_checks', {
  checkedAt: exactMoment('checked_at').primaryKey().default(sql`clock_timestamp()`),
  differences: integer('differences').notNull(),
});

const forTaxes = 'tax law asks for the books; their ids lead to a profile without a name';

personal(ledgerAccounts, {
  of: 'repId businessId',
  stays: forTaxes,
  exported: { by: 'exportLedger', columns: 'kind:as' },
  hidden: 'id engagementId businessId repId balanceCents createdAt',
});
personal(ledgerTransfers, {
  of: 'engagementId',
  stays: forTaxes,
  exported: { by: 'exportLedger', columns: 'kind:what engagementId payoutId createdAt:at' },
  hidden: 'id idempotencyKey paymentId settlementId correctionId milestone completes unsold',
});
personal(ledgerEntries, {
  of: 'accountId',
  stays: forTaxes,
  exported: { by: 'exportLedger', columns: 'amountCents' },
  hidden: 'transferId accountId',
});
personal(repWallets, {
  of: 'repId',
  stays: forTaxes,
  exported: { by: 'exportLedger', columns: 'totalEarningsCents engagementsCompleted:completedGigs' },
  hidden: 'repId',
});
personal(businessSpending, {
  of: 'businessId',
  stays: forTaxes,
  exported: { by: 'exportLedger', columns: 'totalSpentCents' },
  hidden: 'businessId',
});
impersonal('they say when the books were checked', bookChecks);
