import { expect, test } from 'vitest';
import { billingApi } from '#contract/payments/billing.ts';
import { addColleague, auditOf } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { openPayfastApp } from '#test/support/payfast.ts';
import { startPaying } from '#test/support/paying.ts';
import { openRefundAccounts } from '#test/support/refund-accounts.ts';
import { openRefunding } from '#test/support/refunding.ts';
import { subscribe } from '#test/support/subscribed.ts';
import { carryOut } from '../subscriptions/commands/carry-out.ts';
import { resendRefunds } from './commands/resend-refunds.ts';

const { app, payfast } = await openPayfastApp({ work: false });
const { services, database } = app;
const { pool } = database;
const { emails, one, other, reason, ask, story, chargeback, approve, reject, paidByHand, send, askedFor, approved } =
  await openRefunding(app);
const { billing, giveAccount } = openRefundAccounts(app);

test('one admin requests, another approves, the provider pays, and the current month ends', async () => {
  const paid = await subscribe(app, payfast);
  expect(await story(paid)).toMatchObject({ canRefund: true, refundEnds: true, canRecordChargeback: true });
  const refundId = await askedFor(paid);
  await expectRefusal(approve(refundId, one), 'refund.same_administrator');
  await expectRefusal(approve(refundId, (await addColleague(app, other)).call), 'approval.account_new');
  const decided = await approve(refundId);
  expect(decided).toMatchObject({
    canRefund: false,
    subscription: { status: 'ended' },
    refunds: [{ status: 'approved', reason, askedBy: emails[0], decidedBy: emails[1] }],
  });
  expect((await billing(paid)).subscription).toBeNull();
  await send(refundId);
  const done = await story(paid);
  expect(done).toMatchObject({ payment: { paymentStatus: 'REFUNDED' }, refunds: [{ status: 'done' }] });
  expect(done.transfers.map(({ what, amountCents }) => [what, amountCents])).toEqual([
    ['subscription_paid', 19_900],
    ['payment_fee', expect.any(Number)],
    ['subscription_refunded', 19_900],
  ]);
  await carryOutAll();
  expect((await services.gateway.fetchSubscription(paid.token))?.status).toBe('cancelled');
  expect(await auditOf(app, emails[0])).toContain(`refund.ask done ${reason}`);
  expect(await auditOf(app, emails[1])).toContain('refund.approve done');
  expect(await troubleInBooks(pool)).toEqual([]);
});

/** Runs the task for all that is wanted of the provider. */
async function carryOutAll(): Promise<void> {
  const { rows } = await pool.query<{ id: string }>('select id from subscriptions where wanted is not null');
  for (const { id } of rows) await carryOut(services, { subscriptionId: id });
}

test('the database, too, stops admins from approving their own request', async () => {
  const refundId = await askedFor(await subscribe(app, payfast));
  await expect(
    pool.query(`update payment_refunds set status = 'approved', decided_by = asked_by where id = $1`, [refundId]),
  ).rejects.toThrow('payment_refunds_two_people');
});

test('only received money is refunded, and once', async () => {
  const open = await startPaying(app, 'rep');
  expect(await story(open)).toMatchObject({ canRefund: false, canRecordChargeback: false, refundEnds: false });
  await expectRefusal(ask(open), 'refund.not_possible');
  await expectRefusal(chargeback(open), 'chargeback.not_possible');
  const paid = await subscribe(app, payfast);
  const refundId = await approved(paid);
  await expectRefusal(ask(paid), 'refund.not_possible');
  await expectRefusal(approve(refundId), 'refund.not_open');
  await expectRefusal(reject(refundId), 'refund.not_open');
  await expectRefusal(paidByHand(refundId), 'refund.not_open');
  await send(refundId);
  await expectRefusal(ask(paid), 'refund.not_possible');
  const stranger = '01900000-0000-7000-8000-0000000000ff';
  await expectRefusal(ask({ paymentId: stranger }), 'payment.not_found');
  await expectRefusal(approve(stranger), 'payment.not_found');
});

test('a refund of a month before the current one ends nothing', async () => {
  const paid = await subscribe(app, payfast);
  await payfast.renew(paid.token);
  expect(await story(paid)).toMatchObject({ refundEnds: false });
  await send(await approved(paid));
  expect((await billing(paid)).subscription).toMatchObject({ status: 'active' });
  expect((await story(paid)).payment.paymentStatus).toBe('REFUNDED');
});

test('a rejected refund can be requested again; its requester may withdraw it', async () => {
  const paid = await subscribe(app, payfast);
  expect(await reject(await askedFor(paid))).toMatchObject({
    canRefund: true,
    refunds: [{ status: 'rejected', decidedBy: emails[1], failure: 'It was used.' }],
  });
  expect((await reject(await askedFor(paid), one)).refunds.at(-1)).toMatchObject({
    status: 'rejected',
    decidedBy: null,
  });
  expect((await billing(paid)).subscription).toMatchObject({ status: 'active' });
  await approved(paid);
});

test('a refund at the payer’s request needs no approval', async () => {
  const paid = await subscribe(app, payfast);
  await askedFor(paid);
  const { refunds } = await paid.person.call(billingApi.refund, { body: { side: 'rep' } });
  expect(refunds).toMatchObject([{ status: 'approved' }]);
});

test('a chargeback ends the subscription, books the loss, and nothing is refunded a second time', async () => {
  const paid = await subscribe(app, payfast);
  const refundId = await askedFor(paid);
  expect(await story(paid)).toMatchObject({ canRecordChargeback: true, chargebackStops: true });
  const told = await chargeback(paid, other);
  expect(told).toMatchObject({
    payment: { paymentStatus: 'CHARGED_BACK' },
    subscription: { status: 'ended' },
    refunds: [{ status: 'rejected', failure: 'The bank reversed the payment.' }],
    canRefund: false,
    canRecordChargeback: false,
  });
  expect(told.transfers.at(-1)).toMatchObject({ what: 'subscription_charged_back', amountCents: 19_900 });
  expect((await billing(paid)).trial.subscription_active).toBe(false);
  await expectRefusal(approve(refundId), 'refund.not_open');
  await expectRefusal(ask(paid), 'refund.not_possible');
  await expectRefusal(chargeback(paid), 'chargeback.not_possible');
  await carryOutAll();
  expect((await services.gateway.fetchSubscription(paid.token))?.status).toBe('cancelled');
  expect(await auditOf(app, emails[1])).toContain('payment.record_chargeback done As the bank says.');
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('a refund that may be leaving blocks a chargeback; one that waits for an account is stopped', async () => {
  const leaving = await subscribe(app, payfast);
  await approved(leaving);
  await expectRefusal(chargeback(leaving), 'chargeback.not_possible');
  await payfast.turn({ refunds: 'fail' });
  const waiting = await subscribe(app, payfast);
  const refundId = await approved(waiting);
  await send(refundId);
  await chargeback(waiting);
  await expectRefusal(giveAccount(waiting, refundId), 'refund.not_open');
  await expectRefusal(paidByHand(refundId), 'refund.not_open');
  await payfast.turn({ refunds: 'card' });
});

test('a refund that the task gave up on is sent again, and no other', async () => {
  const [stuck, fresh] = [await subscribe(app, payfast), await subscribe(app, payfast)];
  const [old, young] = [await approved(stuck), await approved(fresh)];
  const jobs = async (refundId: string) =>
    (await pool.query(`select count(*)::int from pgboss.job where data ->> 'refundId' = $1`, [refundId])).rows[0].count;
  const before = [await jobs(old), await jobs(young)] as const;
  await pool.query(`update payment_refunds set decided_at = now() - interval '5 days' where id = $1`, [old]);
  await resendRefunds(services.transaction);
  expect([await jobs(old), await jobs(young)]).toEqual([before[0] + 1, before[1]]);
});
