import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { adminApi } from '#contract/admin/admin.ts';
import type { PaymentTransferKind } from '#contract/ledger/options.ts';
import { dbOfPool } from '#server/platform/db/pool.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { finishEngagement } from '#test/support/ledger.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { bookPayment } from './commands/book-payment.ts';
import { foldEarnings } from './commands/fold-earnings.ts';
import { findDifferences } from './queries/find-differences.ts';
import { platformAccounts } from './tables.ts';

const app = await openTestApp({ work: false });
const { transaction } = app.services;
const db = dbOfPool(app.database.pool);
const { call } = await signInAdmin(app, await makeAdmin(app));
const earnings = async () => (await call(adminApi.figures, {})).platformEarnings;

/** Books these steps for one payment. */
async function book(...steps: readonly (readonly [PaymentTransferKind, bigint])[]): Promise<void> {
  const paymentId = randomUUID();
  for (const [kind, amountCents] of steps) await transaction((tx) => bookPayment(tx, kind, { paymentId, amountCents }));
}

test('the platform earns commission, subscriptions and courses, less refunds; the provider’s fee is a separate cost', async () => {
  expect(await earnings()).toMatchObject({ now: 0, monthAgo: 0 });
  await finishEngagement(transaction, {}, 100_000n);
  expect(await earnings()).toMatchObject({ now: 10_000, monthAgo: 0 });
  await book(['subscription_paid', 29_900n], ['payment_fee', 961n]);
  expect((await earnings()).now).toBe(39_900);
  await book(['subscription_paid', 19_900n], ['subscription_refunded', 19_900n]);
  expect((await earnings()).now).toBe(39_900);
  await book(['subscription_paid', 19_900n], ['subscription_charged_back', 19_900n]);
  expect((await earnings()).now).toBe(39_900);
  await book(['courses_paid', 12_500n]);
  await book(['courses_paid', 12_500n], ['courses_refunded', 12_500n]);
  await book(['courses_paid', 12_500n], ['courses_charged_back', 12_500n]);
  expect((await earnings()).now).toBe(52_400);
});

test('the figure of a month ago is what the platform had earned by then', async () => {
  const before = await earnings();
  const { rows } = await app.database.pool.query<{ id: string }>(
    `with booked as (
       insert into ledger_transfers (id, kind, idempotency_key, payment_id, created_at)
       values (gen_random_uuid(), 'subscription_paid', $1, gen_random_uuid(), now() - interval '32 days') returning id)
     insert into ledger_entries (transfer_id, account_id, amount_cents)
     select booked.id, entry.account::uuid, entry.cents from booked,
       (values ($2, 500), ($3, -500)) as entry (account, cents) returning transfer_id as id`,
    [randomUUID(), platformAccounts.subscription_income, platformAccounts.provider_clearing],
  );
  expect(rows).toHaveLength(2);
  const since = { now: before.now + 500, monthAgo: before.monthAgo + 500 };
  expect(await earnings()).toMatchObject(since);
  await transaction(foldEarnings);
  expect(await earnings()).toMatchObject(since);
  expect(await findDifferences(db)).toEqual([]);
});

test('days agree with the entries while many transfers are booked during a fold', async () => {
  const before = await earnings();
  let busy = true;
  const folding = (async () => {
    while (busy) await Promise.all([1, 2].map(() => transaction(foldEarnings)));
  })();
  await Promise.all(Array.from({ length: 30 }, () => finishEngagement(transaction, {}, 10_000n)));
  busy = false;
  await folding;
  expect((await earnings()).now).toBe(before.now + 30_000);
  expect(await findDifferences(db)).toEqual([]);
});

test('a day that disagrees with its entries is reported', async () => {
  await app.database.pool.query(`insert into earnings_by_day (day, cents) values ('2020-02-29', 1)`);
  expect(await findDifferences(db)).toEqual(['earnings on 2020-02-29']);
});
