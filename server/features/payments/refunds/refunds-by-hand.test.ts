import { expect, test } from 'vitest';
import { adminApi } from '#contract/admin/admin.ts';
import { adminPaymentsApi } from '#contract/payments/admin-payments.ts';
import { auditOf, signInAdmin } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { openPayfastApp } from '#test/support/payfast.ts';
import { openRefunding } from '#test/support/refunding.ts';
import { type Subscribed, subscribe } from '#test/support/subscribed.ts';

const { app, payfast } = await openPayfastApp({ work: false });
const { services, database } = app;
const away = await openTestApp({
  database,
  work: false,
  env: { ...payfast.env, PAYFAST_API_URL: 'http://127.0.0.1:1' },
});
const { emails, one, other, approved, send, story, paidByHand } = await openRefunding(app);

/** A refund that the card refuses, approved by the second admin. */
async function leftToPeople(): Promise<{ paid: Subscribed; refundId: string }> {
  await payfast.turn({ refunds: 'fail' });
  const paid = await subscribe(app, payfast);
  const refundId = await approved(paid);
  await send(refundId);
  await payfast.turn({ refunds: 'card' });
  return { paid, refundId };
}

test('the approver of a refund can’t record its manual payment, not even in the database', async () => {
  const { refundId } = await leftToPeople();
  await expectRefusal(paidByHand(refundId, other), 'refund.same_administrator');
  await expect(
    database.pool.query('update payment_refunds set paid_by = decided_by where id = $1', [refundId]),
  ).rejects.toThrow('payment_refunds_paid_by_another');
  expect(await paidByHand(refundId, one)).toMatchObject({ refunds: [{ status: 'eft_paid', paidBy: emails[0] }] });
});

test('what the provider did refund isn’t paid manually as well', async () => {
  const { paid, refundId } = await leftToPeople();
  const recorded = async () => (await auditOf(app, emails[0])).filter((act) => act.startsWith('refund.record_eft'));
  const before = await recorded();
  const all = { amountCents: 19_900n, leftCents: 19_900n };
  const given = await services.gateway.refund(paid.pfPaymentId, { ...all, reason: 'In its dashboard' });
  expect(given).toEqual({ outcome: 'done' });
  await expectRefusal(paidByHand(refundId), 'refund.paid_by_provider');
  const told = await story(paid);
  expect(told).toMatchObject({ payment: { paymentStatus: 'REFUNDED' }, refunds: [{ status: 'done', paidBy: null }] });
  expect(told.transfers.filter(({ what }) => what === 'subscription_refunded')).toHaveLength(1);
  await expectRefusal(paidByHand(refundId), 'refund.not_open');
  expect(await recorded()).toEqual(before);
  expect(await troubleInBooks(database.pool)).toEqual([]);
});

test('nothing is recorded while the provider gives no answer', async () => {
  const { paid, refundId } = await leftToPeople();
  const { call } = await signInAdmin(away, emails[0]);
  const record = call(adminPaymentsApi.recordEft, { params: { refundId }, body: { reference: 'FNB 8842' } });
  await expectRefusal(record, 'payment.provider_away');
  expect((await story(paid)).refunds).toMatchObject([{ status: 'eft_due' }]);
});

test('a suspended user’s refund waits for an admin: they can’t sign in to enter an account', async () => {
  const { paid, refundId } = await leftToPeople();
  const waits = async () =>
    (await one(adminPaymentsApi.refunds, { query: {} })).items.some(({ id }) => id === refundId);
  expect(await waits()).toBe(false);
  await one(adminApi.suspend, {
    params: { userId: paid.person.userId },
    body: { reason: 'Someone else’s documents.' },
  });
  expect(await waits()).toBe(true);
  expect(await paidByHand(refundId)).toMatchObject({ refunds: [{ status: 'eft_paid' }] });
});
