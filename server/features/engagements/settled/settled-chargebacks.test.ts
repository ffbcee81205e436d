import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { attendanceApi } from '#contract/engagements/attendance.ts';
import { disputeReviewApi } from '#contract/engagements/dispute-review.ts';
import { disputesApi } from '#contract/engagements/disputes.ts';
import { engagementsApi } from '#contract/engagements/engagements.ts';
import { settledApi } from '#contract/engagements/settled.ts';
import { correctionsApi } from '#contract/ledger/corrections.ts';
import { walletApi } from '#contract/payouts/wallet.ts';
import { settleStandIn } from '#server/features/payments/settlements/commands/settle-stand-in.ts';
import { now } from '#server/platform/clock.ts';
import { approveOpen, auditOf } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import {
  checkIn,
  doWork,
  endOf,
  letTimeDecide,
  moveBusiness,
  moveRep,
  payGigsHere,
  productClock,
  startOf,
  submitHours,
  type Working,
} from '#test/support/engagements.ts';
import { type Funded, fundedByCard, onlyWork } from '#test/support/funded.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { openPayfastApp } from '#test/support/payfast.ts';
import { openRefunding } from '#test/support/refunding.ts';
import { askPayout, insertAccount, walletOf } from '#test/support/wallets.ts';
import { sumNotYetFree } from './queries/wallet-parts.ts';

const { app, payfast } = await openPayfastApp({ work: false });
const { services, database } = app;
const { pool } = database;
await payGigsHere(app);
const clock = productClock();
const { emails, one, other, chargeback, story, send } = await openRefunding(app);

const statusOf = async ({ rep, engagement }: Working) =>
  (await rep.call(engagementsApi.show, { params: { engagementId: engagement.id } })).milestones[0]?.status;

/** Losses to chargebacks of a payment, less the part that no rep had earned. */
async function lostOf({ paymentId }: Funded): Promise<number> {
  const { transfers } = await story({ paymentId });
  const sum = (kind: string) =>
    transfers.filter(({ what }) => what === kind).reduce((total, { amountCents }) => total + amountCents, 0);
  return sum('hires_charged_back') - sum('chargeback_recovered');
}

const repIdOf = async ({ engagement }: Working): Promise<string> =>
  (await pool.query('select rep_id from engagements where id = $1', [engagement.id])).rows[0].rep_id;

/** The business has accepted the hours: the rep has the pay, less the fee. */
async function released(): Promise<{ funded: Funded; work: Working; repId: string }> {
  const funded = await fundedByCard(app, payfast);
  const work = onlyWork(funded);
  await doWork(work, clock);
  await moveBusiness(work, 'accept');
  return { funded, work, repId: await repIdOf(work) };
}

test('cancels a gig that has not begun, and no side has a loss', async () => {
  const funded = await fundedByCard(app, payfast, 2);
  await chargeback(funded);
  expect((await story(funded)).hires.map(({ state }) => state)).toEqual([
    'charged_back_unearned',
    'charged_back_unearned',
  ]);
  for (const work of funded.works) expect(await statusOf(work)).toBe('cancelled');
  expect(await lostOf(funded)).toBe(0);
  expect((await story(funded)).refunds).toEqual([]);
  expect(await troubleInBooks(pool)).toEqual([]);
});

/** Expects that weeks after the chargeback nothing has moved and the rep can withdraw none of it. */
async function waitsForPerson(funded: Funded, from: string) {
  const work = onlyWork(funded);
  await chargeback(funded);
  for (const days of [9, 32, 90]) {
    clock.goTo(endOf(work), days * 24);
    await letTimeDecide(app);
    await settleStandIn(services.transaction);
    expect(await statusOf(work)).toBe('disputed');
  }
  expect((await story(funded)).hires).toMatchObject([{ state: 'charged_back' }]);
  const [dispute] = await work.rep.call(disputesApi.show, { params: { engagementId: work.engagement.id } });
  expect(dispute).toMatchObject({
    from,
    chargedBack: true,
    stateBy: null,
    decideBy: null,
    open: true,
    heldCents: 190_000,
  });
  expect(await walletOf(work.rep)).toMatchObject({ availableCents: 0, heldPay: [] });
  expect(await lostOf(funded)).toBe(190_000);
  expect(await troubleInBooks(pool)).toEqual([]);
  return { work, dispute };
}

test('a disputed gig waits for a decision after the chargeback, and the pay that it releases is on hold', async () => {
  const funded = await fundedByCard(app, payfast);
  const work = onlyWork(funded);
  clock.goTo(startOf(work), -20);
  await moveRep(work, 'confirm');
  clock.goTo(startOf(work));
  await checkIn(work);
  await moveRep(work, 'dispute');
  const { dispute } = await waitsForPerson(funded, 'active');
  const { id: engagementId } = work.engagement;
  const seen = (dispute?.statements.length ?? 0) + (dispute?.evidence.length ?? 0);
  await one(disputeReviewApi.decide, {
    params: { engagementId },
    body: { milestoneId: dispute?.milestoneId ?? '', repCents: 190_000, reason: 'The rep was there.', seen },
  });
  expect(await walletOf(work.rep)).toMatchObject({ availableCents: 0, heldPay: [{ amountCents: 171_000 }] });
  const bankAccountId = await insertAccount(app, await repIdOf(work));
  await expectRefusal(askPayout({ rep: work.rep, bankAccountId }, 20_000), 'payout.more_than_available');
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('a report that the business was absent waits for a decision once the payment is charged back', async () => {
  const funded = await fundedByCard(app, payfast);
  const work = onlyWork(funded);
  clock.goTo(startOf(work), -20);
  await moveRep(work, 'confirm');
  clock.goTo(startOf(work));
  const at = now().toISOString();
  await work.rep.call(attendanceApi.wait, {
    params: { engagementId: work.engagement.id },
    body: { id: randomUUID(), at, sentAt: at, place: { latitude: -33.9, longitude: 18.4 } },
  });
  clock.goTo(startOf(work), 1);
  await moveRep(work, 'report_absence');
  await waitsForPerson(funded, 'business_absent');
});

test('submitted hours wait for a decision once the payment is charged back', async () => {
  const funded = await fundedByCard(app, payfast);
  await doWork(onlyWork(funded), clock);
  await waitsForPerson(funded, 'submitted');
});

test('a reported no-show waits for a decision, and what that refunds is neither a loss nor refunded twice', async () => {
  const funded = await fundedByCard(app, payfast);
  const work = onlyWork(funded);
  clock.goTo(startOf(work), -20);
  await moveRep(work, 'confirm');
  clock.goTo(startOf(work), 2);
  await moveBusiness(work, 'report_no_show');
  const { dispute } = await waitsForPerson(funded, 'no_show');
  await one(disputeReviewApi.decide, {
    params: { engagementId: work.engagement.id },
    body: { milestoneId: dispute?.milestoneId ?? '', repCents: 0, reason: 'The rep was not there.', seen: 0 },
  });
  expect(await lostOf(funded)).toBe(0);
  expect((await story(funded)).refunds).toEqual([]);
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('within a day of the start no gig is cancelled unpaid: the rep is asked to stay away, and an admin decides', async () => {
  const funded = await fundedByCard(app, payfast);
  const work = onlyWork(funded);
  clock.goTo(startOf(work), -20);
  await moveRep(work, 'confirm');
  await waitsForPerson(funded, 'confirmed');
});

test('with one payment for three reps, what waits depends on each rep’s progress', async () => {
  const funded = await fundedByCard(app, payfast, 3);
  const [paid, submitted, absent] = funded.works as [Working, Working, Working];
  clock.goTo(startOf(paid), -20);
  for (const work of funded.works) await moveRep(work, 'confirm');
  clock.goTo(startOf(paid), 1);
  for (const work of [paid, submitted]) await checkIn(work);
  await moveBusiness(absent, 'report_no_show');
  clock.goTo(endOf(paid), 1);
  for (const work of [paid, submitted]) await submitHours(work);
  await moveBusiness(paid, 'accept');
  await chargeback(funded);
  clock.goTo(endOf(paid), 90 * 24);
  await letTimeDecide(app);
  expect(await Promise.all(funded.works.map(statusOf))).toEqual(['completed', 'disputed', 'disputed']);
  const wallets = await Promise.all(funded.works.map(({ rep }) => walletOf(rep)));
  expect(wallets.map(({ availableCents }) => availableCents)).toEqual([0, 0, 0]);
  expect(wallets.map(({ heldPay }) => heldPay.length)).toEqual([1, 0, 0]);
  expect(await lostOf(funded)).toBe(570_000);
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('the reconciliation reports released money of a charged-back payment, and the database lets no deadline move any', async () => {
  const { funded } = await released();
  await chargeback(funded);
  const [milestone] = onlyWork(funded).engagement.milestones;
  await pool.query('delete from pay_holds where milestone_id = $1', [milestone?.id]);
  expect(await troubleInBooks(pool)).toEqual([
    `released money of charged-back payment ${funded.paymentId}, milestone ${milestone?.id}`,
  ]);
  await expect(
    pool.query(
      `insert into milestone_steps (id, milestone_id, move, by, status)
       values (gen_random_uuid(), $1, 'accept_by_silence', 'clock', 'completed')`,
      [milestone?.id],
    ),
  ).rejects.toThrow('no deadline moves it');
  await expect(
    pool.query('update milestones set gone_cents = gone_cents + 1 where id = $1', [milestone?.id]),
  ).rejects.toThrow('its pay is not on hold');
  await pool.query('update milestones set gone_cents = rep_cents where id = $1', [milestone?.id]);
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('released pay stays in the wallet until an admin lifts the hold', async () => {
  const { funded, work, repId } = await released();
  await chargeback(funded);
  expect((await story(funded)).hires).toMatchObject([{ state: 'charged_back_earned' }]);
  expect(await statusOf(work)).toBe('completed');
  expect(await lostOf(funded)).toBe(190_000);
  expect(await walletOf(work.rep)).toMatchObject({
    availableCents: 0,
    coming: [],
    heldPay: [
      {
        engagementId: work.engagement.id,
        amountCents: 171_000,
        whatToDo: expect.stringContaining('proof that you did the work'),
      },
    ],
    mayClose: false,
  });
  const { items } = await one(settledApi.holds, { query: {} });
  const hold = items.find((item) => item.repId === repId);
  expect(hold).toMatchObject({ amountCents: 171_000, placedBy: emails[0] });
  const lift = () =>
    other(settledApi.lift, { params: { holdId: hold?.id ?? '' }, body: { reason: 'The rep was there.' } });
  await lift();
  expect(await walletOf(work.rep)).toMatchObject({ availableCents: 0 });
  await expectRefusal(approveOpen(other, hold?.id), 'approval.own');
  await approveOpen(one, hold?.id);
  await expectRefusal(lift(), 'hold.not_standing');
  expect(await walletOf(work.rep)).toMatchObject({ availableCents: 171_000, heldPay: [] });
  expect(await auditOf(app, emails[0])).toContain('hold.lift done The rep was there.');
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('a correction can take back pay on hold, and the ledger is right before the hold is lifted', async () => {
  const { funded, work, repId } = await released();
  await chargeback(funded);
  const { id: correctionId } = await one(correctionsApi.ask, {
    body: {
      fromAccount: { kind: 'rep_wallet', repId },
      toAccount: { kind: 'chargeback_losses', repId: null },
      amountCents: 171_000,
      reason: 'Nobody was there.',
    },
  });
  clock.goTo(endOf(work), 40 * 24);
  const { decidedAt } = await other(correctionsApi.approve, { params: { correctionId } });
  expect(Date.parse(decidedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(endOf(work)) + 40 * 86_400_000);
  const { items } = await work.rep.call(walletApi.lines, { query: {} });
  expect(items[0]).toMatchObject({ kind: 'correction', amountCents: -171_000, at: expect.any(String) });
  expect(Date.parse(items[0]?.at ?? '')).toBeGreaterThanOrEqual(Date.parse(endOf(work)) + 40 * 86_400_000);
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('what has left the wallet is the platform’s loss, and only the rest is on hold', async () => {
  const { funded, work, repId } = await released();
  // The provider's settlement day.
  clock.goTo(endOf(work), 15 * 24);
  await settleStandIn(services.transaction);
  await askPayout({ rep: work.rep, bankAccountId: await insertAccount(app, repId) }, 150_000);
  await chargeback(funded);
  expect(await sumNotYetFree(services.db, repId)).toBe(21_000n);
  expect(await lostOf(funded)).toBe(190_000);
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('a refund that may be in transit blocks the chargeback, and a pending one is stopped', async () => {
  const funded = await fundedByCard(app, payfast, 2);
  await payfast.turn({ refunds: 'fail' });
  await moveBusiness(onlyWork(funded), 'cancel');
  await expectRefusal(chargeback(funded), 'chargeback.not_possible');
  const [refund] = (await story(funded)).refunds;
  await send(refund?.id ?? '');
  await payfast.turn({ refunds: 'card' });
  await chargeback(funded);
  expect((await story(funded)).refunds).toMatchObject([{ status: 'rejected' }]);
  expect(await lostOf(funded)).toBe(0);
  expect(await troubleInBooks(pool)).toEqual([]);
});
