import { randomInt, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { adminPaymentsApi } from '#contract/payments/admin-payments.ts';
import { billingApi } from '#contract/payments/billing.ts';
import { addColleague, auditOf } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { openPayfastApp } from '#test/support/payfast.ts';
import { startCheckout } from '#test/support/paying.ts';
import { signUpRep } from '#test/support/people.ts';
import { openRefunding } from '#test/support/refunding.ts';
import { subscribe } from '#test/support/subscribed.ts';
import { reconcile } from '../reconciliation/commands/reconcile-subscriptions.ts';

const { app, payfast } = await openPayfastApp({ work: false });
const { services, database } = app;
const { pool } = database;
const { emails, one, other } = await openRefunding(app);

const from = '203.0.113.9';
/** What admins have to review about one charge. */
async function waiting(pfPaymentId: string) {
  const { items } = await one(adminPaymentsApi.notifications, { query: {} });
  return items.find((item) => item.pfPaymentId === pfPaymentId);
}
const params = async (pfPaymentId: string) => ({ notificationId: (await waiting(pfPaymentId))?.id ?? '' });
const confirm = async (pfPaymentId: string) => one(adminPaymentsApi.confirm, { params: await params(pfPaymentId) });
const vouch = (notificationId: string, by = one) =>
  by(adminPaymentsApi.vouch, { params: { notificationId }, body: { reason: 'It is so in the dashboard.' } });

test('what the provider can’t confirm is applied once two admins vouch for it', async () => {
  const { person, token } = await subscribe(app, payfast);
  await pool.query('update subscriptions set paid_until = current_date - 1 where token = $1', [token]);
  const failed = String(randomInt(1e9, 2e9));
  await payfast.notify({ token, pf_payment_id: failed, payment_status: 'FAILED', amount_gross: '199.00' }, { from });
  expect(await confirm(failed)).toMatchObject({ state: 'parked', canVouch: true, vouched: null });
  const { notificationId } = await params(failed);
  const said = { state: 'parked', canVouch: true, vouched: { by: emails[0], reason: 'It is so in the dashboard.' } };
  expect(await vouch(notificationId)).toMatchObject(said);
  await expectRefusal(vouch(notificationId), 'payment.same_administrator');
  await expectRefusal(vouch(notificationId, (await addColleague(app, one)).call), 'approval.account_new');
  await expect(
    pool.query('update payfast_inbox set agreed_by = vouched_by where notification_id = $1', [notificationId]),
  ).rejects.toThrow('payfast_inbox_two_people');
  const subscription = async () => (await person.call(billingApi.show, { query: { side: 'rep' } })).subscription;
  expect(await subscription()).toMatchObject({ status: 'active' });

  const tries = await Promise.allSettled([vouch(notificationId, other), vouch(notificationId, other)]);
  expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await waiting(failed)).toBeUndefined();
  expect(await subscription()).toMatchObject({ status: 'past_due' });
  await expectRefusal(vouch(notificationId, other), 'payment.notification_settled');
  expect(await auditOf(app, emails[1])).toContain('payment.vouch_notification done It is so in the dashboard.');
});

test('what the provider denies can’t be vouched for; it is dismissed', async () => {
  const denied = String(randomInt(1e9, 2e9));
  await payfast.notify({ token: randomUUID(), pf_payment_id: denied, payment_status: 'COMPLETE' }, { known: false });
  const { notificationId } = await params(denied);
  expect(await waiting(denied)).toMatchObject({ state: 'refused', canVouch: false });
  await expectRefusal(vouch(notificationId), 'payment.notification_settled');
});

test('a notification of a month known from its count alone is confirmed, and sets the month’s number', async () => {
  const { person, token } = await subscribe(app, payfast);
  await payfast.turn({ hold: true });
  await payfast.renew(token);
  await reconcile({ ...services, only: person.userId }, new AbortController().signal);
  const month = async () =>
    (
      await pool.query(
        `select pf_payment_id from payfast_payments join subscriptions s on s.id = subscription_id
         where token = $1 and cycle = 2`,
        [token],
      )
    ).rows;
  expect(await month()).toEqual([{ pf_payment_id: null }]);
  const made = (await payfast.notifications()).at(-1);
  await fetch(`${app.url}/api/payfast-webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': from },
    body: made?.body ?? '',
  });
  await payfast.turn({ hold: false });
  expect(await confirm(made?.pfPaymentId ?? '')).toMatchObject({ state: 'applied' });
  expect(await month()).toEqual([{ pf_payment_id: made?.pfPaymentId }]);
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('money without a token is confirmed only by how much of it is refundable', async () => {
  await payfast.turn({ hold: true });
  const { pfPaymentId } = await payfast.pay(await startCheckout(await signUpRep(app)));
  await payfast.turn({ hold: false });
  const told = { pf_payment_id: pfPaymentId, payment_status: 'COMPLETE', amount_gross: '199.00' };
  await payfast.notify(told, { from });
  expect(await confirm(pfPaymentId)).toMatchObject({ state: 'applied' });
  const { items } = await one(adminPaymentsApi.list, { query: { status: 'UNALLOCATED', q: pfPaymentId } });
  expect(items).toHaveLength(1);

  const unknown = String(randomInt(1e9, 2e9));
  await payfast.notify({ ...told, pf_payment_id: unknown }, { from });
  expect(await confirm(unknown)).toMatchObject({ state: 'parked' });
});
