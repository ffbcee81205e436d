import { expect, test } from 'vitest';
import { batchesApi } from '#contract/payouts/batches.ts';
import { payoutsApi } from '#contract/payouts/payouts.ts';
import type { AdminBrowser } from '#test/support/admins.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { openTwoTestApps } from '#test/support/open-apps.ts';
import { won } from '#test/support/outcomes.ts';
import { type Asked, openPayoutDesk } from '#test/support/payout-desk.ts';

const [app] = await openTwoTestApps({ work: false });
const { pool } = app.database;
const desk = await openPayoutDesk(app);
const { one, other, third, asked } = desk;
const rounds = 4;
const holds = [
  ['hold', ({ payoutId }: Asked, by: AdminBrowser) => desk.hold(payoutId, by)],
  ['suspension', ({ rep }: Asked, by: AdminBrowser) => desk.suspend(rep, by)],
] as const;

async function statusOf(payoutId: string): Promise<string> {
  const { rows } = await pool.query<{ status: string }>('select status from payouts where id = $1', [payoutId]);
  return rows[0]?.status ?? '';
}

const released = async (...payoutIds: string[]) => {
  const batch = await desk.make(payoutIds);
  await desk.fillBank(batch.totalCents);
  return desk.release(batch);
};

test('of two concurrent batches of the same payout one is made, however it was chosen', async () => {
  for (let round = 0; round < rounds; round++) {
    const { payoutId } = await asked();
    const tries = await Promise.allSettled([
      desk.make([payoutId], one),
      desk.make([payoutId], other),
      third.call(batchesApi.make, { body: {} }),
    ]);
    expect(won(tries)).toBe(1);
    expect(await statusOf(payoutId)).toBe('in_batch');
    const { rows } = await pool.query(
      'select payout_count, (select count(*)::int from payouts p where p.batch_id = b.id) as kept from payout_batches b where id = (select batch_id from payouts where id = $1)',
      [payoutId],
    );
    expect(rows).toEqual([{ payout_count: 1, kept: 1 }]);
  }
});

test('of two concurrent releases one succeeds, and of a release and a cancellation, one', async () => {
  const first = await asked();
  const batch = await desk.make([first.payoutId]);
  await desk.fillBank(batch.totalCents);
  expect(won(await Promise.allSettled([desk.release(batch, other), desk.release(batch, third)]))).toBe(1);
  for (let round = 0; round < rounds; round++) {
    const { payoutId } = await asked();
    const next = await desk.make([payoutId]);
    await desk.fillBank(next.totalCents);
    const [out, back] = await Promise.allSettled([desk.release(next, other), desk.cancel(next, third)]);
    expect(won([out, back])).toBe(1);
    expect(await statusOf(payoutId)).toBe(out.status === 'fulfilled' ? 'released' : 'asked');
  }
});

test('two batches released concurrently do not exceed the bank balance', async () => {
  for (let round = 0; round < rounds; round++) {
    const [first, second] = [await asked(), await asked()];
    const [one_, two] = [await desk.make([first.payoutId]), await desk.make([second.payoutId])];
    await desk.fillBank(20_000 - two.freeAtBankCents);
    const tries = await Promise.allSettled([desk.release(one_, other), desk.release(two, third)]);
    expect(won(tries)).toBe(1);
  }
});

test('a payout marked paid and failed concurrently is one of the two, and its money is in the right account once', async () => {
  for (let round = 0; round < rounds; round++) {
    const { payoutId } = await asked();
    await released(payoutId);
    const [paid, failed, again] = await Promise.allSettled([
      desk.pay(payoutId, one),
      desk.fail(payoutId, other),
      desk.pay(payoutId, third),
    ]);
    expect(won([paid, failed, again])).toBe(1);
    expect(await statusOf(payoutId)).toBe(failed.status === 'fulfilled' ? 'failed' : 'paid');
  }
  expect(await troubleInBooks(pool)).toEqual([]);
});

test.each(holds)('a %s and a release concurrently: it is out of the batch, or past the hold', async (_name, hold) => {
  for (let round = 0; round < rounds; round++) {
    const [held, stays] = [await asked(), await asked()];
    const batch = await desk.make([held.payoutId, stays.payoutId]);
    await desk.fillBank(batch.totalCents);
    const release = () => desk.release(batch, other);
    const both = round % 2 ? [hold(held, third), release()] : [release(), hold(held, third)];
    const out = won(await Promise.allSettled(both)) === 2;
    expect(await statusOf(held.payoutId)).toBe(out ? 'released' : 'asked');
    expect(await statusOf(stays.payoutId)).toBe(out ? 'released' : 'in_batch');
    const left = await desk.show(batch);
    expect(left).toMatchObject(out ? { count: 2, totalCents: 40_000 } : { count: 1, totalCents: 20_000 });
    // The rest is sent without removing anything by hand.
    if (!out) await desk.release(left, other);
  }
});

test.each(holds)('a %s and a batch concurrently: a payout on hold is in no batch', async (_name, hold) => {
  for (let round = 0; round < rounds; round++) {
    const own = await asked();
    await Promise.allSettled([desk.make([own.payoutId], one), hold(own, other)]);
    expect(await statusOf(own.payoutId)).toBe('asked');
  }
});

test('of a rep cancelling a payout and an administrator batching it, one succeeds', async () => {
  for (let round = 0; round < rounds; round++) {
    const { payoutId, rep } = await asked();
    const [taken, made] = await Promise.allSettled([
      rep.call(payoutsApi.cancel, { params: { payoutId } }),
      desk.make([payoutId]),
    ]);
    expect(won([taken, made])).toBe(1);
    expect(await statusOf(payoutId)).toBe(made.status === 'fulfilled' ? 'in_batch' : 'cancelled');
  }
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('a statement booked twice concurrently, while an administrator marks the same paid, pays each once', async () => {
  const [first, second] = [await asked(), await asked()];
  const batch = await released(first.payoutId, second.payoutId);
  const day = new Date(Date.now() + 2 * 3_600_000).toISOString().slice(0, 10);
  const csv = `Date,Description,Amount\n${day},${first.reference},-200.00\n${day},${second.reference},-200.00\n`;
  const [read, same] = await Promise.all([desk.readStatement(csv), desk.readStatement(csv, 'b.csv', other)]);
  expect(same.id).toBe(read.id);
  await Promise.allSettled([desk.book(read), desk.book(read, other), desk.payAll(batch, third)]);
  for (const { payoutId } of [first, second]) expect(await statusOf(payoutId)).toBe('paid');
  expect(await troubleInBooks(pool)).toEqual([]);
});
