import { expect, test } from 'vitest';
import { adminPaymentsApi } from '#contract/payments/admin-payments.ts';
import { billingApi } from '#contract/payments/billing.ts';
import { sendRefund } from '#server/features/payments/refunds/commands/send-refund.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { won } from '#test/support/outcomes.ts';
import { openPayfastApp } from '#test/support/payfast.ts';
import { type Subscribed, subscribe } from '#test/support/subscribed.ts';

const { app, payfast } = await openPayfastApp({ work: false });
const second = await openTestApp({ database: app.database, work: false, env: payfast.env });
const { pool } = app.database;
const callOf = async (to = app) => (await signInAdmin(to, await makeAdmin(app))).call;
const [one, other, third] = [await callOf(), await callOf(), await callOf(second)];

const ofPayment = ({ paymentId }: Subscribed) => ({ params: { merchantPaymentId: paymentId } });
const body = { reason: 'A test of concurrent refunds.' };
const ask = (paid: Subscribed, by = one) => by(adminPaymentsApi.askRefund, { ...ofPayment(paid), body });
const charge = (paid: Subscribed, by = one) => by(adminPaymentsApi.recordChargeback, { ...ofPayment(paid), body });
const approve = (refundId: string, by = other) => by(adminPaymentsApi.approveRefund, { params: { refundId } });
async function asked(): Promise<{ paid: Subscribed; refundId: string }> {
  const paid = await subscribe(app, payfast);
  const { refunds } = await ask(paid);
  return { paid, refundId: refunds[0]?.id ?? '' };
}

/** The final status of a payment and its refunds, and where its money has gone. */
async function endOf({ paymentId }: Subscribed) {
  const { rows } = await pool.query(
    `select payment_status as payment,
       array(select status from payment_refunds r where r.merchant_payment_id = p.merchant_payment_id order by status) as refunds,
       array(select kind from ledger_transfers t where t.payment_id = p.merchant_payment_id
             and kind in ('subscription_refunded', 'subscription_charged_back')) as back
     from payfast_payments p where merchant_payment_id = $1`,
    [paymentId],
  );
  return rows[0];
}

test('of two concurrent requests one succeeds', async () => {
  const paid = await subscribe(app, payfast);
  const tries = await Promise.allSettled([one, other, third, one].map((by) => ask(paid, by)));
  expect(won(tries)).toBe(1);
  expect(await endOf(paid)).toMatchObject({ refunds: ['asked'] });
});

test('of two concurrent approvals one succeeds, and of an approval and a rejection, one', async () => {
  const { paid, refundId } = await asked();
  const approvals = await Promise.allSettled([approve(refundId, other), approve(refundId, third)]);
  expect(won(approvals)).toBe(1);
  expect(await endOf(paid)).toMatchObject({ refunds: ['approved'] });
  const again = await asked();
  const reject = third(adminPaymentsApi.rejectRefund, { params: { refundId: again.refundId }, body });
  const decisions = await Promise.allSettled([approve(again.refundId), reject]);
  expect(won(decisions)).toBe(1);
});

test('an approval and a chargeback concurrently: the money is returned once', async () => {
  for (let round = 0; round < 8; round++) {
    const { paid, refundId } = await asked();
    const tries = await Promise.allSettled(
      round % 2 ? [approve(refundId), charge(paid, third)] : [approve(refundId, third), charge(paid)],
    );
    expect(won(tries)).toBe(1);
    expect(await endOf(paid)).toEqual(
      tries[0]?.status === 'fulfilled'
        ? { payment: 'COMPLETE', refunds: ['approved'], back: [] }
        : { payment: 'CHARGED_BACK', refunds: ['rejected'], back: ['subscription_charged_back'] },
    );
  }
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('two concurrent chargebacks are one', async () => {
  const paid = await subscribe(app, payfast);
  const tries = await Promise.allSettled([charge(paid, one), charge(paid, other), charge(paid, third)]);
  expect(won(tries)).toBe(1);
  expect(await endOf(paid)).toMatchObject({ payment: 'CHARGED_BACK', back: ['subscription_charged_back'] });
});

test('ten tasks that send one refund call the provider once, and it is refunded once', async () => {
  const { paid, refundId } = await asked();
  await approve(refundId);
  let posted = 0;
  const { gateway } = app.services;
  const counting = {
    ...gateway,
    refund: (...given: Parameters<typeof gateway.refund>) => {
      posted++;
      return gateway.refund(...given);
    },
  };
  const tries = await Promise.allSettled(
    Array.from({ length: 10 }, (_, at) =>
      sendRefund({ ...(at % 2 ? app : second).services, gateway: counting }, { refundId }),
    ),
  );
  expect(posted).toBe(1);
  expect(won(tries)).toBeGreaterThan(0);
  expect(await endOf(paid)).toEqual({ payment: 'REFUNDED', refunds: ['done'], back: ['subscription_refunded'] });
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('paid by hand twice concurrently is paid once', async () => {
  await payfast.turn({ refunds: 'fail' });
  const { paid, refundId } = await asked();
  await approve(refundId);
  await sendRefund(app.services, { refundId });
  const paidBy = (by: typeof one) =>
    by(adminPaymentsApi.recordEft, { params: { refundId }, body: { reference: 'FNB 8842' } });
  const account = { accountHolder: 'Thabo', bank: 'FNB', branchCode: '250655', accountNumber: '62000000000' };
  const given = paid.person.call(billingApi.giveRefundAccount, {
    params: { refundId },
    body: { ...account, password: paid.person.password },
  });
  // An account that is only entered is not paid to yet.
  const [tries] = await Promise.all([Promise.allSettled([paidBy(one), paidBy(third)]), given.catch(() => undefined)]);
  expect(won(tries)).toBe(1);
  await payfast.turn({ refunds: 'card' });
  expect(await troubleInBooks(pool)).toEqual([]);
});
