import { expect, test } from 'vitest';
import { adminPaymentsApi } from '#contract/payments/admin-payments.ts';
import { type ProviderLine, providerMoneyApi } from '#contract/payments/provider-money.ts';
import { lockEngagementRows } from '#server/features/engagements/commands/move-milestone.ts';
import { sendRefund } from '#server/features/payments/refunds/commands/send-refund.ts';
import { settleStandIn } from '#server/features/payments/settlements/commands/settle-stand-in.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import {
  doWork,
  endOf,
  letTimeDecide,
  moveBusiness,
  moveRep,
  payGigsHere,
  productClock,
  startOf,
} from '#test/support/engagements.ts';
import { type Funded, fundedByCard, onlyWork } from '#test/support/funded.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { outcomes, won } from '#test/support/outcomes.ts';
import { openPayfastApp } from '#test/support/payfast.ts';
import { askPayout, insertAccount, repIdOf } from '#test/support/wallets.ts';
import { areWaiting, holdOpen } from './held-transactions.ts';

const { app, payfast } = await openPayfastApp({ work: false });
const { services, database } = app;
const { pool } = database;
await payGigsHere(app);
const clock = productClock();
const [one, other] = [
  (await signInAdmin(app, await makeAdmin(app))).call,
  (await signInAdmin(app, await makeAdmin(app))).call,
];

const chargeback = ({ paymentId }: Funded, by = one) =>
  by(adminPaymentsApi.recordChargeback, {
    params: { merchantPaymentId: paymentId },
    body: { reason: 'As the bank says.' },
  });

test('two parts of one payment, each sent by two concurrent processes, are each refunded once', async () => {
  const funded = await fundedByCard(app, payfast, 3);
  for (const work of funded.works.slice(0, 2)) await moveBusiness(work, 'cancel');
  const { rows } = await pool.query<{ id: string }>('select id from payment_refunds where merchant_payment_id = $1', [
    funded.paymentId,
  ]);
  const refunds = rows.map(({ id }) => id);
  // Like the tasks: those that had to wait are retried.
  for (let tries = 0; tries < 4; tries++)
    await Promise.allSettled([...refunds, ...refunds].map((refundId) => sendRefund(services, { refundId })));
  expect((await services.gateway.queryRefund(funded.pfPaymentId))?.amountAvailableCents).toBe(190_000n);
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('a chargeback waits for work in progress before it locks the payment, like the end of work', async () => {
  const funded = await fundedByCard(app, payfast);
  const { engagement } = onlyWork(funded);
  const held = await holdOpen(app, (tx) => lockEngagementRows(tx, engagement.id));
  const recorded = outcomes([chargeback(funded)]);
  try {
    await areWaiting(app, 1);
    const payment = 'select from payfast_payments where merchant_payment_id = $1 for no key update nowait';
    await pool.query(payment, [funded.paymentId]);
  } finally {
    await held.commit();
  }
  expect(await recorded).toEqual([null]);
});

test('a chargeback against the acceptance of hours: the rep is paid and it is on hold, or no decision is made', async () => {
  for (let round = 0; round < 3; round++) {
    clock.goTo(new Date());
    const funded = await fundedByCard(app, payfast);
    const work = onlyWork(funded);
    await doWork(work, clock);
    await Promise.allSettled([chargeback(funded), moveBusiness(work, 'accept')]);
    const { rows } = await pool.query(
      `select m.status, m.held_cents::int as held, (select sum(amount_cents)::int from pay_holds h where h.milestone_id = m.id) as on_hold
       from milestones m where m.engagement_id = $1`,
      [work.engagement.id],
    );
    expect([
      { status: 'completed', held: 0, on_hold: 171_000 },
      { status: 'disputed', held: 190_000, on_hold: null },
    ]).toContainEqual(rows[0]);
    expect(await troubleInBooks(pool)).toEqual([]);
  }
});

test('a chargeback against the deadline that releases the pay: the pay is on hold, or an admin decides', async () => {
  for (let round = 0; round < 4; round++) {
    clock.goTo(new Date());
    const funded = await fundedByCard(app, payfast);
    const work = onlyWork(funded);
    await doWork(work, clock);
    clock.goTo(endOf(work), 80);
    await Promise.allSettled([chargeback(funded), letTimeDecide(app), letTimeDecide(app)]);
    clock.goTo(endOf(work), 90 * 24);
    await letTimeDecide(app);
    const { rows } = await pool.query(
      `select m.status, m.held_cents::int as held, (select sum(amount_cents)::int from pay_holds h where h.milestone_id = m.id) as on_hold
       from milestones m where m.engagement_id = $1`,
      [work.engagement.id],
    );
    expect([
      { status: 'completed', held: 0, on_hold: 171_000 },
      { status: 'disputed', held: 190_000, on_hold: null },
    ]).toContainEqual(rows[0]);
    expect(await troubleInBooks(pool)).toEqual([]);
  }
});

test('a chargeback against the deadline that refunds: it goes to the business, or an admin decides', async () => {
  for (let round = 0; round < 4; round++) {
    clock.goTo(new Date());
    const funded = await fundedByCard(app, payfast);
    const work = onlyWork(funded);
    clock.goTo(startOf(work), -20);
    await moveRep(work, 'confirm');
    clock.goTo(startOf(work), 2);
    await moveBusiness(work, 'report_no_show');
    clock.goTo(startOf(work), 80);
    await Promise.allSettled([chargeback(funded), letTimeDecide(app)]);
    const { rows } = await pool.query(
      `select m.status, m.held_cents::int as held, p.payment_status as payment from milestones m
       join payment_milestones f on f.milestone_id = m.id join payfast_payments p using (merchant_payment_id)
       where m.engagement_id = $1`,
      [work.engagement.id],
    );
    // While a refund is about to be sent, a chargeback is not recorded.
    expect([
      { status: 'no_show', held: 0, payment: 'COMPLETE' },
      { status: 'disputed', held: 190_000, payment: 'CHARGED_BACK' },
    ]).toContainEqual(rows[0]);
    expect(await troubleInBooks(pool)).toEqual([]);
  }
});

test('a chargeback against a cancellation: it is not refunded as well', async () => {
  for (let round = 0; round < 3; round++) {
    const funded = await fundedByCard(app, payfast);
    const tries = await Promise.allSettled([chargeback(funded), moveBusiness(onlyWork(funded), 'cancel')]);
    const { rows } = await pool.query(
      `select payment_status as status, (select count(*)::int from payment_refunds r
         where r.merchant_payment_id = p.merchant_payment_id and r.status <> 'rejected') as refunds
       from payfast_payments p where merchant_payment_id = $1`,
      [funded.paymentId],
    );
    // While a refund is about to be sent, a chargeback is not recorded.
    expect([
      { status: 'CHARGED_BACK', refunds: 0 },
      { status: 'COMPLETE', refunds: 1 },
    ]).toContainEqual(rows[0]);
    expect(won(tries)).toBeGreaterThan(0);
    expect(await troubleInBooks(pool)).toEqual([]);
  }
});

test('a chargeback against a payout: money that was sent is lost, and the rest is on hold', async () => {
  const funded = await fundedByCard(app, payfast);
  const work = onlyWork(funded);
  await doWork(work, clock);
  await moveBusiness(work, 'accept');
  clock.goTo(endOf(work), 15 * 24);
  await settleStandIn(services.transaction);
  const repId = await repIdOf(app, work.rep);
  const bankAccountId = await insertAccount(app, repId);
  await Promise.allSettled([chargeback(funded), askPayout({ rep: work.rep, bankAccountId }, 150_000)]);
  const { rows } = await pool.query(
    `select (select balance_cents::int from ledger_accounts where rep_id = $1 and kind = 'rep_wallet') as wallet,
       (select amount_cents::int from pay_holds where rep_id = $1) as on_hold`,
    [repId],
  );
  expect([
    { wallet: 171_000, on_hold: 171_000 },
    { wallet: 21_000, on_hold: 21_000 },
  ]).toContainEqual(rows[0]);
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('of two administrators who record the same payout, one succeeds; of two payouts with a line in common, one', async () => {
  const linesOf = async ({ paymentId }: Funded): Promise<ProviderLine[]> =>
    (await one(providerMoneyApi.lines, { query: {} })).items.filter((line) => line.merchantPaymentId === paymentId);
  const [first, second] = [await fundedByCard(app, payfast), await fundedByCard(app, payfast)];
  const [mine, theirs] = [await linesOf(first), await linesOf(second)];
  const record = (lines: readonly ProviderLine[], bankReference: string, by = one) =>
    by(providerMoneyApi.record, {
      body: {
        ...{ paidOn: '2026-12-01', bankReference },
        amountCents: lines.reduce((sum, { amountCents }) => sum + amountCents, 0),
        lines: lines.map(({ kind, id }) => ({ kind, id })),
      },
    });
  expect(won(await Promise.allSettled([record(mine, 'R 1'), record(mine, 'R 1', other)]))).toBe(1);
  const third = await linesOf(await fundedByCard(app, payfast));
  const both = [record([...theirs, ...third], 'R 2'), record([...third, ...theirs].slice(0, 1), 'R 3', other)];
  expect(won(await Promise.allSettled(both))).toBe(1);
  expect(await troubleInBooks(pool)).toEqual([]);
});
