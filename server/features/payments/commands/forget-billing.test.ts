import { expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { adminPaymentsApi } from '#contract/payments/admin-payments.ts';
import { billingApi } from '#contract/payments/billing.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { openPayfastApp } from '#test/support/payfast.ts';
import { type Subscribed, subscribe } from '#test/support/subscribed.ts';
import { sendRefund } from '../refunds/commands/send-refund.ts';

const { app, payfast } = await openPayfastApp({ work: false });
const { call } = await signInAdmin(app, await makeAdmin(app));

const close = ({ person }: Subscribed) => person.call(accountApi.close, { body: { password: person.password } });

test('the reason for a cancellation is deleted with the account', async () => {
  const paid = await subscribe(app, payfast);
  await paid.person.call(billingApi.cancel, { body: { side: 'rep', reason: 'I am ill.' } });
  await close(paid);
  const { rows } = await app.database.pool.query(
    'select cancel_reason, cancelled_at is not null as cancelled from subscriptions where token = $1',
    [paid.token],
  );
  expect(rows).toEqual([{ cancel_reason: null, cancelled: true }]);
});

test('a refund that the card refuses waits for an admin when its payer’s account is deleted', async () => {
  const paid = await subscribe(app, payfast);
  await payfast.turn({ refunds: 'fail' });
  const { refunds } = await paid.person.call(billingApi.refund, { body: { side: 'rep' } });
  await close(paid);
  const waiting = async () => (await call(adminPaymentsApi.refunds, { query: {} })).items;
  expect(await waiting()).toEqual([]);
  await sendRefund(app.services, { refundId: refunds[0]?.id ?? '' });
  expect(await waiting()).toMatchObject([{ status: 'eft_due', merchantPaymentId: paid.paymentId }]);
});
