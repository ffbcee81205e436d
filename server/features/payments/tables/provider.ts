import { bigint, boolean, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { differenceKinds, gigMoneyProviders } from '#contract/payments/options.ts';
import { exactMoment, moment } from '#server/platform/db/columns.ts';
import { impersonal, personal } from '#server/platform/personal-data/declare.ts';
import { adminUsers } from '../../operators/tables.ts';
import { subscriptions } from '../tables.ts';

/** Tokens that the provider charges without a subscription of ours: to be cancelled there. */
export const strayTokens = pgTable('payfast_stray_tokens', {
  token: text('token').primaryKey(),
  foundAt: exactMoment('found_at').notNull().defaultNow(),
  endedAt: exactMoment('ended_at'),
});

export type StrayTokenRow = typeof strayTokens.$inferSelect;

export const paymentDifferences = pgTable('payment_differences', {
  id: uuid('id').primaryKey(),
  subscriptionId: uuid('subscription_id')
    .notNull()
    .references(() => subscriptions.id),
  foundAt: moment('found_at').notNull().defaultNow(),
  kind: text('kind', { enum: differenceKinds }).notNull(),
  ours: text('ours').notNull(),
  theirs: text('theirs').notNull(),
  mended: boolean('mended').notNull(),
  settledAt: moment('settled_at'),
});

/** When each nightly task last completed. */
export const paymentRuns = pgTable('payment_runs', {
  name: text('name').primaryKey(),
  succeededAt: moment('succeeded_at').notNull(),
});

/** Payouts of the provider to our bank. Recorded by null: the stand-in. */
export const providerPayouts = pgTable('provider_payouts', {
  id: uuid('id').primaryKey(),
  provider: text('provider', { enum: gigMoneyProviders }).notNull().default('card'),
  paidOn: date('paid_on', { mode: 'string' }).notNull(),
  bankReference: text('bank_reference').notNull(),
  amountCents: bigint('amount_cents', { mode: 'bigint' }).notNull(),
  recordedBy: uuid('recorded_by').references(() => adminUsers.id),
  recordedAt: moment('recorded_at').notNull(),
  lineCount: integer('line_count').notNull(),
});

personal(paymentDifferences, {
  of: 'subscriptionId',
  stays: 'tax law asks for the books, long after an account is gone',
  notExported: 'they say how two accounts of a subscription differ that is exported',
});
impersonal('they name no one: a task ends them at the provider', strayTokens);
impersonal('they say when tasks ran, and what the provider paid out', paymentRuns, providerPayouts);
