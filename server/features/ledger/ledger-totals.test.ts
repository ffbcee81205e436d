import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { settledApi } from '#contract/engagements/settled.ts';
import type { PaymentTransferKind } from '#contract/ledger/options.ts';
import { dbOfPool } from '#server/platform/db/pool.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { finishEngagement } from '#test/support/ledger.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { bookPayment } from './commands/book-payment.ts';
import { foldTotals } from './commands/fold-totals.ts';
import { findDifferences } from './queries/find-differences.ts';
import { readAccounts } from './queries/read-accounts.ts';

const app = await openTestApp({ work: false });
const { transaction } = app.services;
const { pool } = app.database;
const db = dbOfPool(pool);
const { call } = await signInAdmin(app, await makeAdmin(app));

/** Added up from every entry. */
async function recounted() {
  const { rows } = await pool.query(
    `select kind, sum(amount_cents) as cents from ledger_entries join ledger_accounts a on a.id = account_id group by kind order by kind`,
  );
  return rows.map(({ kind, cents }) => [kind, BigInt(cents)]);
}
const kept = async () => [...(await readAccounts(db))].sort(([one], [other]) => (one < other ? -1 : 1));

async function book(...steps: readonly (readonly [PaymentTransferKind, bigint])[]): Promise<void> {
  const paymentId = randomUUID();
  for (const [kind, amountCents] of steps) await transaction((tx) => bookPayment(tx, kind, { paymentId, amountCents }));
}

test('totals agree with the entries, before new ones are folded and after', async () => {
  await finishEngagement(transaction, {}, 100_000n);
  await book(['subscription_paid', 29_900n], ['payment_fee', 961n]);
  expect(await kept()).toEqual(await recounted());
  await transaction(foldTotals);
  await book(['courses_paid', 12_500n], ['courses_charged_back', 12_500n]);
  await book(['subscription_paid', 19_900n], ['subscription_refunded', 19_900n]);
  await finishEngagement(transaction, {}, 50_000n);
  expect(await kept()).toEqual(await recounted());
  await transaction(foldTotals);
  await transaction(foldTotals);
  expect(await kept()).toEqual(await recounted());
  expect(await call(settledApi.money, {})).toMatchObject({
    walletsCents: 135_000,
    ownCents: 15_000 + 29_900 - 961,
  });
});

test('totals agree while many transfers are booked during a fold', async () => {
  let busy = true;
  const folding = (async () => {
    while (busy) await Promise.all([1, 2].map(() => transaction(foldTotals)));
  })();
  await Promise.all(Array.from({ length: 30 }, () => finishEngagement(transaction, {}, 10_000n)));
  busy = false;
  await folding;
  expect(await kept()).toEqual(await recounted());
  expect(await findDifferences(db)).toEqual([]);
});

test('a total that disagrees with its entries is reported', async () => {
  await pool.query(`update account_totals set cents = cents + 1 where kind = 'rep_wallet'`);
  expect(await findDifferences(db)).toEqual(['total of rep_wallet']);
});
