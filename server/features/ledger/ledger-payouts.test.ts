import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { dbOfPool } from '#server/platform/db/pool.ts';
import { transactionsOn } from '#server/platform/db/transaction.ts';
import { finishEngagement } from '#test/support/ledger.ts';
import { openTestDatabase } from '#test/support/open-database.ts';
import { bookPayout, lockWallet } from './commands/book-payout.ts';
import { findDifferences } from './queries/find-differences.ts';

const database = await openTestDatabase();
const nothing = async () => {};
const transaction = transactionsOn(database.pool, nothing, nothing);

const earned = async () => {
  const { repId } = await finishEngagement(transaction, {}, 10_000n);
  return { repId, payoutId: randomUUID() };
};
const inWallet = (repId: string) => transaction((tx) => lockWallet(tx, repId));
const book = (
  kind: Parameters<typeof bookPayout>[1],
  about: { repId: string; payoutId: string },
  amountCents = 9_000n,
) => transaction((tx) => bookPayout(tx, kind, { ...about, amountCents }));

async function onItsWay(repId: string): Promise<bigint> {
  const { rows } = await database.pool.query(
    "select balance_cents from ledger_accounts where kind = 'rep_payout' and rep_id = $1",
    [repId],
  );
  return BigInt(rows[0].balance_cents);
}

test('a requested payout leaves the wallet, and is paid once; a returned one is in it again', async () => {
  const about = await earned();
  expect(await inWallet(about.repId)).toBe(9_000n);
  await book('payout_requested', about);
  await book('payout_requested', about);
  expect([await inWallet(about.repId), await onItsWay(about.repId)]).toEqual([0n, 9_000n]);
  await book('payout_paid', about);
  await book('payout_paid', about);
  expect([await inWallet(about.repId), await onItsWay(about.repId)]).toEqual([0n, 0n]);
  await book('payout_returned', about);
  expect(await inWallet(about.repId)).toBe(9_000n);
  expect(await findDifferences(dbOfPool(database.pool))).toEqual([]);
});

test('a failed payout returns to the wallet, and is never paid as well', async () => {
  const about = await earned();
  await book('payout_requested', about);
  await book('payout_failed', about);
  expect([await inWallet(about.repId), await onItsWay(about.repId)]).toEqual([9_000n, 0n]);
  const second = { ...about, payoutId: randomUUID() };
  await book('payout_requested', second);
  await expect(book('payout_paid', about)).rejects.toThrow();
  expect(await onItsWay(about.repId)).toBe(9_000n);
});

test('a payout is at most the balance, and never zero', async () => {
  const about = await earned();
  const refused = (code: string) => expect.objectContaining({ code });
  await expect(book('payout_requested', about, 9_001n)).rejects.toEqual(refused('ledger.wallet_short'));
  await expect(book('payout_requested', about, 0n)).rejects.toEqual(refused('ledger.amount_invalid'));
  await expect(book('payout_paid', about)).rejects.toEqual(refused('ledger.wallet_short'));
  expect(await inWallet(about.repId)).toBe(9_000n);
});
