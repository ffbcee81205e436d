import { describe, expect, test } from 'vitest';
import { adminPayoutsApi } from '#contract/payouts/admin-payouts.ts';
import { batchesApi } from '#contract/payouts/batches.ts';
import { auditOf } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { openPayoutDesk } from '#test/support/payout-desk.ts';
import { askPayout, walletOf } from '#test/support/wallets.ts';

const app = await openTestApp({ work: false });
const { pool } = app.database;
const desk = await openPayoutDesk(app);
const { one, asked, make } = desk;

const released = async (...payoutIds: string[]) => {
  const batch = await make(payoutIds);
  await desk.fillBank(batch.totalCents);
  return desk.release(batch);
};

describe('by line', () => {
  test('a payout is marked paid once, and the batch ends with its last line', async () => {
    const [first, second] = [await asked(), await asked()];
    const batch = await released(first.payoutId, second.payoutId);
    expect(await desk.pay(first.payoutId)).toMatchObject({ status: 'paid' });
    await expectRefusal(desk.pay(first.payoutId), 'payout.gone_ahead');
    await expectRefusal(desk.fail(first.payoutId), 'payout.gone_ahead');
    expect((await desk.show(batch)).status).toBe('released');
    expect(await walletOf(first.rep)).toMatchObject({ paidCents: 20_000, onItsWayCents: 0 });
    expect(await desk.payAll(batch)).toMatchObject({ status: 'done' });
    expect(await desk.payAll(batch)).toMatchObject({ status: 'done' });
    expect(await walletOf(second.rep)).toMatchObject({ paidCents: 20_000 });
    expect((await desk.show(batch)).freeAtBankCents).toBe(0);
  });

  test('an unreleased payout is neither paid nor failed', async () => {
    const { payoutId } = await asked();
    for (const act of [desk.pay, desk.fail, desk.markReturned]) await expectRefusal(act(payoutId), 'payout.gone_ahead');
    const batch = await make([payoutId]);
    for (const act of [desk.pay, desk.fail, desk.markReturned]) await expectRefusal(act(payoutId), 'payout.gone_ahead');
    await expectRefusal(desk.payAll(batch), 'payout_batch.not_released');
    await desk.cancel(batch);
    await expectRefusal(desk.payAll(batch), 'payout_batch.not_released');
  });

  test('a failed payout is in the wallet again with a reason, and the next waits until the account is reviewed', async () => {
    const owner = await asked();
    const batch = await released(owner.payoutId);
    const failed = await desk.fail(owner.payoutId);
    expect(failed).toMatchObject({ status: 'failed', reason: 'The account is closed.' });
    expect((await desk.show(batch)).status).toBe('done');
    const wallet = await walletOf(owner.rep);
    expect(wallet).toMatchObject({ availableCents: 20_000, onItsWayCents: 0, paidCents: 0, openPayout: null });
    expect(wallet.obstacles).toMatchObject([
      {
        kind: 'on_hold',
        reason: 'A payout to your Capitec account ending in 7890 failed: The account is closed.',
        // Another account alone lifts no hold.
        whatToDo: expect.stringContaining('our team will review the hold'),
      },
    ]);
    await expectRefusal(askPayout(owner, 20_000), 'payout.on_hold');
    await desk.lift(failed.holds[0]?.id ?? '');
    await askPayout(owner, 20_000);
  });

  test('a paid payout may be returned', async () => {
    const owner = await asked();
    await released(owner.payoutId);
    await desk.pay(owner.payoutId);
    expect(await desk.markReturned(owner.payoutId)).toMatchObject({
      status: 'returned',
      reason: 'The account was closed.',
    });
    const wallet = await walletOf(owner.rep);
    expect(wallet).toMatchObject({ availableCents: 20_000, paidCents: 0 });
    expect(wallet.obstacles[0]?.reason).toContain('was returned: The account was closed.');
    await expectRefusal(desk.markReturned(owner.payoutId), 'payout.gone_ahead');
    expect(await auditOf(app, desk.other.email)).toContain('payout.return done The account was closed.');
  });
});

describe('a hold', () => {
  test('keeps the payout out of any batch, and the rep reads why and what to do, but not who placed it', async () => {
    const owner = await asked();
    const { holds } = await desk.hold(owner.payoutId);
    expect(holds).toMatchObject([{ reason: 'We look into a complaint.', placedBy: one.email }]);
    await expectRefusal(make([owner.payoutId]), 'payout.gone_ahead');
    await expectRefusal(desk.hold(owner.payoutId), 'wallet_hold.placed_before');
    const wallet = await walletOf(owner.rep);
    const told = { reason: 'We look into a complaint.', whatToDo: 'Nothing: we write to you.' };
    expect(wallet.obstacles).toContainEqual({ kind: 'on_hold', until: null, ...told });
    expect(JSON.stringify(wallet)).not.toContain(one.email);
    const listed = await one.call(adminPayoutsApi.holds, { query: {} });
    expect(listed.items.some(({ rep }) => rep.email === owner.rep.email)).toBe(true);
    await desk.lift(holds[0]?.id ?? '');
    await expectRefusal(desk.lift(holds[0]?.id ?? ''), 'wallet_hold.not_found');
    expect((await make([owner.payoutId])).count).toBe(1);
  });

  test('takes it out of an unreleased batch, and not out of a released one', async () => {
    const [first, second] = [await asked(), await asked()];
    const batch = await make([first.payoutId, second.payoutId]);
    expect(await desk.hold(first.payoutId)).toMatchObject({ status: 'asked', batch: null });
    const now = await desk.show(batch);
    expect(now).toMatchObject({ count: 1, totalCents: 20_000 });
    await desk.fillBank(20_000);
    await desk.release(now);
    expect(await desk.hold(second.payoutId)).toMatchObject({ status: 'released', batch: { id: batch.id } });
    await desk.payAll(batch);
  });

  test('for a suspension takes it out as well, and cancels a batch left empty', async () => {
    const [first, second] = [await asked(), await asked(30_000)];
    const batch = await make([first.payoutId, second.payoutId]);
    await desk.suspend(second.rep, desk.third);
    expect(await desk.show(batch)).toMatchObject({ status: 'made', count: 1, totalCents: 20_000 });
    await desk.suspend(first.rep, desk.third);
    expect(await desk.show(batch)).toMatchObject({ status: 'cancelled', cancelledBy: desk.third.email, payouts: [] });
  });
});

test('the queue shows who requested what, oldest first, and what holds it back', async () => {
  await one.call(batchesApi.make, { body: {} }).catch(() => {});
  const [due, held] = [await asked(), await asked()];
  await desk.hold(held.payoutId);
  const list = (name: 'due' | 'held' | 'paid' | undefined) =>
    one.call(adminPayoutsApi.list, { query: { list: name } }).then(({ items }) => items.map(({ id }) => id));
  expect(await list('due')).toEqual([due.payoutId]);
  expect(await list('held')).toContain(held.payoutId);
  expect(await list('held')).not.toContain(due.payoutId);
  expect((await list(undefined)).slice(-2)).toEqual([due.payoutId, held.payoutId]);
  expect(await list('paid')).not.toContain(due.payoutId);
  const { items } = await one.call(adminPayoutsApi.list, { query: { list: 'due' } });
  expect(items[0]).toMatchObject({ rep: { email: due.rep.email }, amountCents: 20_000, lastFour: '7890', batch: null });
  const figures = await one.call(adminPayoutsApi.figures, {});
  expect(figures.due).toEqual({ count: 1, cents: 20_000 });
  expect(figures.held.count).toBeGreaterThan(0);
});

test('the books still balance', async () => {
  expect(await troubleInBooks(pool)).toEqual([]);
});
