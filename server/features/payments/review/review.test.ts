import { randomInt, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { adminPaymentsApi } from '#contract/payments/admin-payments.ts';
import { paymentsApi } from '#contract/payments/payments.ts';
import { auditOf, makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { openPayfastApp } from '#test/support/payfast.ts';
import { startCheckout, startPaying } from '#test/support/paying.ts';
import { signUpRep } from '#test/support/people.ts';
import { subscribe } from '#test/support/subscribed.ts';

const { app, payfast } = await openPayfastApp({ work: false });
const { pool } = app.database;
const away = await openTestApp({
  database: app.database,
  work: false,
  env: { ...payfast.env, PAYFAST_API_URL: 'http://127.0.0.1:1' },
});
const email = await makeAdmin(app);
const { call } = await signInAdmin(app, email);

const find = async (q: string) =>
  (await call(adminPaymentsApi.list, { query: { q } })).items.map(({ merchantPaymentId }) => merchantPaymentId);

test('a payment is found by the payer’s email address and name, and by our number, the provider’s and the account’s', async () => {
  const { person, paymentId, pfPaymentId, token } = await subscribe(app, payfast, 'business');
  await subscribe(app, payfast);
  const name = `Kudu & Sons ${randomUUID()}`;
  await pool.query('update business_profiles set company_name = $2 where user_id = $1', [person.userId, name]);
  for (const q of [person.email, person.email.slice(0, -9), name.slice(4), paymentId, pfPaymentId, person.userId])
    expect(await find(q)).toEqual([paymentId]);
  for (const q of [randomUUID(), '99999999999', '%', 'nobody@example.co.za']) expect(await find(q)).toEqual([]);
  const { items } = await call(adminPaymentsApi.subscriptions, { query: { q: token, status: 'active' } });
  expect(items).toMatchObject([{ payer: { email: person.email, name }, side: 'business', amountCents: 29_900, token }]);
  expect((await call(adminPaymentsApi.subscriptions, { query: { q: token, status: 'ended' } })).items).toEqual([]);
});

test('payments are listed newest first, by page, of one status or of all', async () => {
  const rep = await signUpRep(app);
  await pool.query(
    `insert into payfast_payments (merchant_payment_id, user_id, item, side, item_name, amount_gross, payment_status, created_at)
     select gen_random_uuid(), $1, 'subscription', 'rep', 'Month', 19900, 'ABANDONED', now() - make_interval(mins => n)
     from generate_series(1, 60) n`,
    [rep.userId],
  );
  await startCheckout(rep);
  const query = { q: rep.email };
  const first = await call(adminPaymentsApi.list, { query });
  const second = await call(adminPaymentsApi.list, { query: { ...query, cursor: first.nextCursor ?? '' } });
  const all = [...first.items, ...second.items];
  expect([first.items.length, second.items.length, second.nextCursor]).toEqual([50, 11, null]);
  expect(new Set(all.map(({ merchantPaymentId }) => merchantPaymentId)).size).toBe(61);
  expect(all.map(({ createdAt }) => createdAt)).toEqual(
    all
      .map(({ createdAt }) => createdAt)
      .sort()
      .reverse(),
  );
  const pending = await call(adminPaymentsApi.list, { query: { ...query, status: 'PENDING' } });
  expect(pending.items.map(({ paymentStatus }) => paymentStatus)).toEqual(['PENDING']);
});

test('a payment’s story has the raw notifications and the bookings; viewing it is logged', async () => {
  const { paymentId, pfPaymentId, token } = await subscribe(app, payfast);
  await payfast.renew(token);
  const told = await call(adminPaymentsApi.story, { params: { merchantPaymentId: paymentId } });
  const [made] = (await payfast.notifications()).filter((one) => one.pfPaymentId === pfPaymentId);
  expect(told).toMatchObject({
    payment: { paymentStatus: 'COMPLETE', pfPaymentId },
    subscription: { token, status: 'active' },
    notifications: [{ state: 'applied', signed: true, body: made?.body, merchantPaymentId: paymentId }],
    transfers: [{ what: 'subscription_paid' }, { what: 'payment_fee' }],
    refunds: [],
  });
  const { rows } = await pool.query('select act from admin_audit where target_id = $1', [paymentId]);
  expect(rows).toEqual([{ act: 'payment.view' }]);
  const nothing = call(adminPaymentsApi.story, { params: { merchantPaymentId: randomUUID() } });
  await expectRefusal(nothing, 'payment.not_found');
});

test('payments of a closed account remain, without a name', async () => {
  const { person, paymentId } = await subscribe(app, payfast);
  await person.call(accountApi.close, { body: { password: person.password } });
  const { payment } = await call(adminPaymentsApi.story, { params: { merchantPaymentId: paymentId } });
  expect(payment.payer).toEqual({ userId: person.userId, email: null, name: 'Former rep' });
});

const fields = (of: { paymentId: string }, more: Record<string, string> = {}) => ({
  m_payment_id: of.paymentId,
  pf_payment_id: String(randomInt(1e9, 2e9)),
  payment_status: 'COMPLETE',
  amount_gross: '199.00',
  token: randomUUID(),
  ...more,
});

/** The notification of this payment, if an admin has to review it. */
async function waitingFor({ paymentId }: { paymentId: string }) {
  const { items } = await call(adminPaymentsApi.notifications, { query: {} });
  return items.find(({ merchantPaymentId }) => merchantPaymentId === paymentId);
}

const confirm = (notificationId: string, by = call) => by(adminPaymentsApi.confirm, { params: { notificationId } });
const dismiss = (notificationId: string) =>
  call(adminPaymentsApi.dismiss, { params: { notificationId }, body: { reason: 'A test of theirs.' } });

test('an admin reviews what is parked, refused though signed, or unconfirmed for an hour; forgeries are found by their state', async () => {
  const [parked, wrong, forged, waiting, taken] = await Promise.all(
    Array.from({ length: 5 }, () => startPaying(app, 'rep')),
  );
  if (!parked || !wrong || !forged || !waiting || !taken) throw new Error('Five have begun to pay');
  await payfast.notify(fields(parked), { from: '203.0.113.9' });
  await payfast.notify(fields(wrong), { known: false });
  await payfast.notify(fields(forged), { passphrase: 'guessed' });
  await payfast.notify(fields(taken));
  await payfast.turn({ validate: 'forbidden' });
  await payfast.notify(fields(waiting));
  await payfast.turn({ validate: 'answer' });
  expect(await waitingFor(parked)).toMatchObject({ state: 'parked', signed: true, sourceAddress: '203.0.113.9' });
  expect(await waitingFor(wrong)).toMatchObject({ state: 'refused', signed: true });
  for (const other of [forged, waiting, taken]) expect(await waitingFor(other)).toBeUndefined();
  await pool.query(`update payfast_inbox set decided_at = now() - interval '61 minutes' where state = 'awaiting'`);
  expect(await waitingFor(waiting)).toMatchObject({ state: 'awaiting' });

  const { items } = await call(adminPaymentsApi.notifications, { query: { state: 'refused' } });
  const found = items.find(({ merchantPaymentId }) => merchantPaymentId === forged.paymentId);
  expect(found).toMatchObject({ signed: false });
  await expectRefusal(dismiss(found?.id ?? ''), 'payment.not_found');
  await expectRefusal(confirm(found?.id ?? ''), 'payment.not_found');
});

test('a payment notified from an unknown address counts once the provider confirms it', async () => {
  const person = await signUpRep(app);
  const checkout = await startCheckout(person);
  await payfast.turn({ hold: true });
  const { pfPaymentId } = await payfast.pay(checkout);
  const [made] = (await payfast.notifications()).filter((one) => one.pfPaymentId === pfPaymentId);
  const sent = await fetch(`${app.url}/api/payfast-webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': '203.0.113.9' },
    body: made?.body ?? '',
  });
  expect(sent.status).toBe(200);
  const parked = await waitingFor(checkout);
  const elsewhere = await signInAdmin(away, email);
  await expectRefusal(confirm(parked?.id ?? '', elsewhere.call), 'payment.provider_away');
  expect(await waitingFor(checkout)).toMatchObject({ state: 'parked' });

  expect(await confirm(parked?.id ?? '')).toMatchObject({ state: 'applied' });
  const paid = await person.call(paymentsApi.show, { params: { merchantPaymentId: checkout.paymentId } });
  expect(paid.paymentStatus).toBe('COMPLETE');
  await expectRefusal(confirm(parked?.id ?? ''), 'payment.notification_settled');
  await expectRefusal(dismiss(parked?.id ?? ''), 'payment.notification_settled');
  expect((await auditOf(app, email)).filter((act) => act.startsWith('payment.confirm'))).toHaveLength(2);
  await payfast.turn({ hold: false });
});

test('a payment unknown to the provider stays parked until an admin dismisses it; then it does nothing', async () => {
  const paying = await startPaying(app, 'rep');
  const body = fields(paying);
  await payfast.notify(body, { from: '203.0.113.9', known: false });
  const parked = await waitingFor(paying);
  expect(await confirm(parked?.id ?? '')).toMatchObject({ state: 'parked' });
  await dismiss(parked?.id ?? '');
  expect(await waitingFor(paying)).toBeUndefined();
  expect(await auditOf(app, email)).toContain('payment.dismiss_notification done A test of theirs.');
  await expectRefusal(confirm(parked?.id ?? ''), 'payment.notification_settled');
  expect((await payfast.notify(body)).status).toBe(200);
  const unpaid = await paying.person.call(paymentsApi.show, { params: { merchantPaymentId: paying.paymentId } });
  expect(unpaid.paymentStatus).toBe('PENDING');
});

test('differences are listed until they are settled, with the time of the last full comparison', async () => {
  const { token, person } = await subscribe(app, payfast);
  await pool.query(
    `insert into payment_differences (id, subscription_id, kind, ours, theirs, mended)
     select gen_random_uuid(), id, 'amount', '19900', '9900', false from subscriptions where token = $1`,
    [token],
  );
  expect((await call(adminPaymentsApi.differences, { query: {} })).comparedAt).toBeNull();
  await pool.query(`insert into payment_runs values ('reconciliation', '2026-11-01T02:00:00Z')`);
  const { items, comparedAt } = await call(adminPaymentsApi.differences, { query: {} });
  expect(comparedAt).toBe('2026-11-01T02:00:00.000Z');
  expect(items).toMatchObject([{ kind: 'amount', ours: '19900', theirs: '9900', payer: { email: person.email } }]);
  const settle = () =>
    call(adminPaymentsApi.settleDifference, {
      params: { differenceId: items[0]?.id ?? '' },
      body: { reason: 'Their mistake, which they have put right.' },
    });
  await settle();
  await expectRefusal(settle(), 'payment.not_found');
  expect((await call(adminPaymentsApi.differences, { query: {} })).items).toEqual([]);
  expect(await auditOf(app, email)).toContain(
    'payment.settle_difference done Their mistake, which they have put right.',
  );
});

test('payments are downloaded as CSV, and the download is logged', async () => {
  const { person, paymentId } = await subscribe(app, payfast);
  const csv = await call(adminPaymentsApi.csv, { query: { q: person.email, status: 'COMPLETE', format: 'plain' } });
  const [head, line, end] = csv.split('\r\n');
  expect(head).toContain('Amount (rand)');
  expect(line).toContain(`${person.email},rep,`);
  expect(line).toContain(',199,complete,no,');
  expect(line).toContain(paymentId);
  expect(end).toBe('');
  expect(await auditOf(app, email)).toContain(`payment.export done ${person.email}, COMPLETE`);
});
