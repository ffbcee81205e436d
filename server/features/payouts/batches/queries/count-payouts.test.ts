import { expect, test } from 'vitest';
import { type AdminPayout, adminPayoutsApi } from '#contract/payouts/admin-payouts.ts';
import { dbOfPool } from '#server/platform/db/pool.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { openPayoutDesk } from '#test/support/payout-desk.ts';
import { comparePayouts } from '../../queries/compare-payouts.ts';

const app = await openTestApp({ work: false });
const { pool } = app.database;
const db = dbOfPool(pool);
const desk = await openPayoutDesk(app);
const { one } = desk;

const figures = () => one.call(adminPayoutsApi.figures, {});
/** The totals of the list. */
async function listed(list: 'due' | 'held') {
  const { items } = await one.call(adminPayoutsApi.list, { query: { list } });
  return { count: items.length, cents: items.reduce((sum, { amountCents }: AdminPayout) => sum + amountCents, 0) };
}

/** The figures, after checking them against the rows. */
async function checked() {
  expect(await comparePayouts(db)).toEqual([]);
  const { due, held, inBatches, released } = await figures();
  expect({ due, held }).toEqual({ due: await listed('due'), held: await listed('held') });
  return [due, held, inBatches, released].map(({ count, cents }) => [count, cents]);
}

const [none, single, double] = [
  [0, 0],
  [1, 20_000],
  [2, 50_000],
];

test('the figures follow each payout from requested to paid, cancelled, failed and held', async () => {
  const [first, second] = [await desk.asked(20_000), await desk.asked(30_000)];
  expect(await checked()).toEqual([double, none, none, none]);
  const batch = await desk.make([first.payoutId, second.payoutId]);
  expect(await checked()).toEqual([none, none, double, none]);
  await desk.takeOut(second.payoutId);
  expect(await checked()).toEqual([[1, 30_000], none, single, none]);
  await desk.hold(second.payoutId);
  // Two reasons hold it once.
  await pool.query(`update bank_accounts set status = 'withdrawn', ended_at = now() where id = $1`, [
    second.bankAccountId,
  ]);
  expect(await checked()).toEqual([none, [1, 30_000], single, none]);
  await pool.query('update wallet_holds set lifted_at = now()');
  expect(await checked()).toEqual([none, [1, 30_000], single, none]);
  await desk.fillBank(20_000);
  await desk.release({ ...batch, totalCents: 20_000 });
  expect(await checked()).toEqual([none, [1, 30_000], none, single]);
  await desk.pay(first.payoutId);
  expect(await checked()).toEqual([none, [1, 30_000], none, none]);
  await desk.markReturned(first.payoutId);
  expect(await checked()).toEqual([none, [1, 30_000], none, none]);
});

test('concurrent moves of two payouts don’t wait for each other, and both are counted', async () => {
  const [first, second] = [await desk.asked(), await desk.asked()];
  const before = await figures();
  await using slow = await connect();
  await using quick = await connect();
  const cancel = `update payouts set status = 'cancelled' where id = $1`;
  await slow.query(`begin; set local lock_timeout = '5s'`);
  await slow.query(cancel, [first.payoutId]);
  await quick.query(`set lock_timeout = '5s'`);
  await quick.query(cancel, [second.payoutId]);
  expect((await figures()).due.count).toBe(before.due.count - 1);
  await slow.query('commit');
  expect((await figures()).due).toEqual({ count: before.due.count - 2, cents: before.due.cents - 40_000 });
});

test('only the database itself writes the totals', async () => {
  for (const statement of [
    'update payout_totals set asked = asked + 1',
    'delete from payout_totals',
    `insert into payout_totals (one) values (true)`,
    'truncate payout_totals',
    'truncate payouts cascade',
  ])
    await expect(pool.query(statement), statement).rejects.toThrow('follow the payouts');
});

test('totals that disagree with the rows are reported', async () => {
  const { payoutId } = await desk.asked();
  await pool.query(`begin; alter table payouts disable trigger payouts_counted;
    update payouts set status = 'cancelled' where id = '${payoutId}';
    alter table payouts enable trigger payouts_counted; commit`);
  expect(await comparePayouts(db)).toContain('total of payouts that are asked');
});

async function connect() {
  const client = await pool.connect();
  return Object.assign(client, { [Symbol.asyncDispose]: async () => client.release(true) });
}
