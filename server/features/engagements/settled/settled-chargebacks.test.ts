import { expect, test } from 'vitest';
import { engagementsApi } from '#contract/engagements/engagements.ts';
import { settledApi } from '#contract/engagements/settled.ts';
import { correctionsApi } from '#contract/ledger/corrections.ts';
import { walletApi } from '#contract/payouts/wallet.ts';
import { settleStandIn } from '#server/features/payments/settlements/commands/settle-stand-in.ts';
import { auditOf } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import {
  doWork,
  endOf,
  letTimeDecide,
  moveBusiness,
  moveRep,
  payGigsHere,
  productClock,
  startOf,
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

/** What was lost to chargebacks of a payment, less what nobody had earned of it. */
async function lostOf({ paymentId }: Funded): Promise<number> {
  const { transfers } = await story({ paymentId });
  const sum = (kind: string) =>
    transfers.filter(({ what }) => what === kind).reduce((total, { amountCents }) => total + amountCents, 0);
  return sum('hires_charged_back') - sum('chargeback_recovered');
}

const repIdOf = async ({ engagement }: Working): Promise<string> =>
  (await pool.query('select rep_id from engagements where id = $1', [engagement.id])).rows[0].rep_id;

/** The business has accepted it: the rep has the pay, less the fee. */
async function released(): Promise<{ funded: Funded; work: Working; repId: string }> {
  const funded = await fundedByCard(app, payfast);
  const work = onlyWork(funded);
  await doWork(work, clock);
  await moveBusiness(work, 'accept');
  return { funded, work, repId: await repIdOf(work) };
}

test('before the work: it is called off, and nobody has lost anything', async () => {
  const funded = await fundedByCard(app, payfast, 2);
  await chargeback(funded);
  for (const work of funded.works) expect(await statusOf(work)).toBe('cancelled');
  expect(await lostOf(funded)).toBe(0);
  expect((await story(funded)).refunds).toEqual([]);
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('during the work: the money stays held for an administrator, and is the platform’s loss as far as the rep gets it', async () => {
  const funded = await fundedByCard(app, payfast);
  const work = onlyWork(funded);
  await doWork(work, clock);
  await chargeback(funded);
  expect(await statusOf(work)).toBe('disputed');
  expect(await lostOf(funded)).toBe(190_000);
  expect(await troubleInBooks(pool)).toEqual([]);
  // Nobody decides for a month: as if nobody had disputed, so that the rep gets the pay, at the platform's cost.
  clock.goTo(endOf(work), 32 * 24);
  await letTimeDecide(app);
  expect(await statusOf(work)).toBe('resolved');
  expect(await lostOf(funded)).toBe(190_000);
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('what a dispute does not give the rep was not lost, and does not go back twice', async () => {
  const funded = await fundedByCard(app, payfast);
  const work = onlyWork(funded);
  clock.goTo(startOf(work), -20);
  await moveRep(work, 'confirm');
  clock.goTo(startOf(work), 2);
  await moveBusiness(work, 'report_no_show');
  await chargeback(funded);
  expect(await statusOf(work)).toBe('no_show');
  expect(await lostOf(funded)).toBe(190_000);
  clock.goTo(startOf(work), 100);
  await letTimeDecide(app);
  expect(await lostOf(funded)).toBe(0);
  expect((await story(funded)).refunds).toEqual([]);
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('after the pay is released it stays in the wallet until an administrator lifts that', async () => {
  const { funded, work, repId } = await released();
  await chargeback(funded);
  expect(await statusOf(work)).toBe('completed');
  expect(await lostOf(funded)).toBe(190_000);
  expect(await walletOf(work.rep)).toMatchObject({
    availableCents: 0,
    coming: [],
    heldPay: [
      { engagementId: work.engagement.id, amountCents: 171_000, whatToDo: expect.stringContaining('did the work') },
    ],
    mayClose: false,
  });
  const { items } = await one(settledApi.holds, { query: {} });
  const hold = items.find((item) => item.repId === repId);
  expect(hold).toMatchObject({ amountCents: 171_000, placedBy: emails[0] });
  const lift = () =>
    other(settledApi.lift, { params: { holdId: hold?.id ?? '' }, body: { reason: 'The rep was there.' } });
  await lift();
  await expectRefusal(lift(), 'hold.not_standing');
  expect(await walletOf(work.rep)).toMatchObject({ availableCents: 171_000, heldPay: [] });
  expect(await auditOf(app, emails[1])).toContain('hold.lift done The rep was there.');
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('what is on hold can be taken back by a correction, and the books are right before the hold is lifted', async () => {
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
  // The day on which the provider pays out has come.
  clock.goTo(endOf(work), 15 * 24);
  await settleStandIn(services.transaction);
  await askPayout({ rep: work.rep, bankAccountId: await insertAccount(app, repId) }, 150_000);
  await chargeback(funded);
  expect(await sumNotYetFree(services.db, repId)).toBe(21_000n);
  expect(await lostOf(funded)).toBe(190_000);
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('a part that was about to go back is stopped, and one that may be leaving stands in the way', async () => {
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
