import { expect, test } from 'vitest';
import { settledApi } from '#contract/engagements/settled.ts';
import { correctionsApi } from '#contract/ledger/corrections.ts';
import { adminPayoutsApi } from '#contract/payouts/admin-payouts.ts';
import { payoutsApi } from '#contract/payouts/payouts.ts';
import { settleStandIn } from '#server/features/payments/settlements/commands/settle-stand-in.ts';
import { approveOpen } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import { doWork, endOf, moveBusiness, payGigsHere, productClock, type Working } from '#test/support/engagements.ts';
import { type Funded, fundedByCard, onlyWork } from '#test/support/funded.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { listNews } from '#test/support/news.ts';
import { openPayfastApp } from '#test/support/payfast.ts';
import { openPayoutDesk } from '#test/support/payout-desk.ts';
import { openRefunding } from '#test/support/refunding.ts';
import { askPayout, insertAccount, repIdOf, walletOf } from '#test/support/wallets.ts';
import { describeNotification } from '#texts/notifications/notifications.ts';

const { app, payfast } = await openPayfastApp({ work: false });
const { services, database } = app;
const { pool } = database;
await payGigsHere(app);
const clock = productClock();
const { one, other, chargeback } = await openRefunding(app);
const desk = await openPayoutDesk(app);

/** Settled pay of R1,710, of which R1,500 is in a payout. */
async function askedFor(): Promise<{ funded: Funded; work: Working; payoutId: string }> {
  clock.goTo(new Date());
  // The provider settles the rest after an earlier chargeback.
  await fundedByCard(app, payfast, 2);
  const funded = await fundedByCard(app, payfast);
  const work = onlyWork(funded);
  await doWork(work, clock);
  await moveBusiness(work, 'accept');
  clock.goTo(endOf(work), 15 * 24);
  await settleStandIn(services.transaction);
  const bankAccountId = await insertAccount(app, await repIdOf(app, work.rep));
  const { id: payoutId } = await askPayout({ rep: work.rep, bankAccountId }, 150_000);
  return { funded, work, payoutId };
}

const notifiedOf = async ({ rep }: Working) =>
  (await listNews(app, rep))
    .filter(({ kind }) => kind === 'pay.hold')
    .map((news) => describeNotification(news, { moment: String, day: String }).title);

test('charged-back pay that returns from a payout goes on hold, whether the payout is cancelled, fails or returns', async () => {
  for (const how of ['cancelled', 'failed', 'returned'] as const) {
    const { funded, work, payoutId } = await askedFor();
    const batch = how === 'cancelled' ? null : await desk.make([payoutId]);
    if (batch) await desk.release(batch);
    if (how === 'returned') await desk.pay(payoutId);
    await chargeback(funded);
    expect(await walletOf(work.rep)).toMatchObject({ availableCents: 0, heldPay: [{ amountCents: 21_000 }] });
    expect(
      (
        await one(adminPayoutsApi.list, {
          query: how === 'cancelled' ? {} : { list: how === 'failed' ? 'released' : 'paid' },
        })
      ).items,
    ).toContainEqual(
      expect.objectContaining({ id: payoutId, chargedBack: { payCents: 171_000, onHoldCents: 21_000 } }),
    );
    if (batch)
      expect((await desk.show(batch)).payouts[0]?.chargedBack).toEqual({ payCents: 171_000, onHoldCents: 21_000 });
    if (how === 'cancelled') await work.rep.call(payoutsApi.cancel, { params: { payoutId } });
    if (how === 'failed') await desk.fail(payoutId);
    if (how === 'returned') await desk.markReturned(payoutId);
    expect(await walletOf(work.rep)).toMatchObject({ availableCents: 0, heldPay: [{ amountCents: 171_000 }] });
    expect(await troubleInBooks(pool)).toEqual([]);
  }
});

test('a rep is notified of a hold on their pay and of its release, and a payout without charged-back pay says so', async () => {
  const { funded, work, payoutId } = await askedFor();
  const { items } = await one(adminPayoutsApi.list, { query: {} });
  expect(items.find(({ id }) => id === payoutId)?.chargedBack).toBeNull();
  await work.rep.call(payoutsApi.cancel, { params: { payoutId } });
  await chargeback(funded);
  expect(await notifiedOf(work)).toEqual(['R1,710.00 for Weekend promoters for a store opening is on hold']);
  const holds = (await one(settledApi.holds, { query: {} })).items;
  const hold = holds.find(({ engagementId }) => engagementId === work.engagement.id);
  await one(settledApi.lift, { params: { holdId: hold?.id ?? '' }, body: { reason: 'The rep was there.' } });
  expect(await notifiedOf(work)).toHaveLength(1);
  await approveOpen(other, hold?.id);
  expect(await notifiedOf(work)).toEqual([
    'The hold on your pay for Weekend promoters for a store opening is released',
    'R1,710.00 for Weekend promoters for a store opening is on hold',
  ]);
});

test('a hold that has grown since its lift was proposed is not lifted by that proposal', async () => {
  const { funded, work, payoutId } = await askedFor();
  await chargeback(funded);
  const hold = (await one(settledApi.holds, { query: {} })).items.find(
    (held) => held.engagementId === work.engagement.id,
  );
  const propose = () =>
    one(settledApi.lift, { params: { holdId: hold?.id ?? '' }, body: { reason: 'The rep was there.' } });
  await propose();
  await work.rep.call(payoutsApi.cancel, { params: { payoutId } });
  await expectRefusal(approveOpen(other, hold?.id), 'hold.changed');
  expect(await walletOf(work.rep)).toMatchObject({ availableCents: 0, heldPay: [{ amountCents: 171_000 }] });
});

test('a chargeback that the bank reverses is corrected by two admins, and the hold is lifted by two', async () => {
  const funded = await fundedByCard(app, payfast);
  const work = onlyWork(funded);
  await doWork(work, clock);
  await moveBusiness(work, 'accept');
  const repId = await repIdOf(app, work.rep);
  await chargeback(funded);
  const { id: correctionId } = await one(correctionsApi.ask, {
    body: {
      fromAccount: { kind: 'provider_clearing', repId: null },
      toAccount: { kind: 'chargeback_losses', repId: null },
      amountCents: 190_000,
      reason: 'The bank reversed its chargeback.',
    },
  });
  await expectRefusal(one(correctionsApi.approve, { params: { correctionId } }), 'correction.same_administrator');
  await other(correctionsApi.approve, { params: { correctionId } });
  const holdId = (await one(settledApi.holds, { query: {} })).items.find((item) => item.repId === repId)?.id ?? '';
  await one(settledApi.lift, { params: { holdId }, body: { reason: 'The bank reversed its chargeback.' } });
  await approveOpen(other, holdId);
  expect(await walletOf(work.rep)).toMatchObject({ availableCents: 171_000, heldPay: [] });
  expect(await troubleInBooks(pool)).toEqual([]);
});
