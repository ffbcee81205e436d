import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { bookPayout } from '#server/features/ledger/commands/book-payout.ts';
import { dbOfPool } from '#server/platform/db/pool.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { askPayout, repIdOf, withMoney } from '#test/support/wallets.ts';
import { comparePayouts } from './compare-payouts.ts';

const app = await openTestApp({ work: false });
const { pool } = app.database;
const differences = () => comparePayouts(dbOfPool(pool));

test('the books and the payouts agree, or each difference is reported', async () => {
  const owner = await withMoney(app, 50_000);
  const { id } = await askPayout(owner, 20_000);
  const repId = await repIdOf(app, owner.rep);
  expect(await differences()).toEqual([]);

  await pool.query(`update payouts set status = 'paid' where id = $1`, [id]);
  expect((await differences()).toSorted()).toEqual([`on its way to ${repId}`, `payout ${id}`]);
  await pool.query(`update payouts set status = 'asked' where id = $1`, [id]);
  expect(await differences()).toEqual([]);

  const payoutId = randomUUID();
  await app.services.transaction((tx) => bookPayout(tx, 'payout_requested', { payoutId, repId, amountCents: 1_000n }));
  expect((await differences()).toSorted()).toEqual([`on its way to ${repId}`, `payout ${payoutId}`]);
});
