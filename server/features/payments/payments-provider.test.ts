import { expect, test } from 'vitest';
import { billingApi } from '#contract/payments/billing.ts';
import { paymentsApi } from '#contract/payments/payments.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { craft, openPayfastApp } from '#test/support/payfast.ts';
import { type Person, signUpRep } from '#test/support/people.ts';

// The product against the fake PayFast and back, over HTTP alone.
const { app, payfast } = await openPayfastApp();
const { pool } = app.database;
// This one has no proxy in front, and another PayFast address.
const bare = await openTestApp({
  database: app.database,
  work: false,
  env: { ...payfast.env, TRUST_PROXY: 'false', PAYFAST_SOURCES: '197.97.145.144/28' },
});

const side = 'rep';
const begin = (person: Person) =>
  person.call(paymentsApi.checkout, { body: { item: 'subscription', side, consent: true } });
const paymentOf = (person: Person, merchantPaymentId: string) =>
  person.call(paymentsApi.show, { params: { merchantPaymentId } });
const billingOf = (person: Person) => person.call(billingApi.show, { query: { side } });
const inboxOf = async (merchantPaymentId: string) =>
  (
    await pool.query(
      `select state, signed from payfast_inbox join payfast_notifications n on n.id = notification_id
       where n.merchant_payment_id = $1 order by n.id`,
      [merchantPaymentId],
    )
  ).rows;
/** The subscription's state at PayFast. */
const theirs = async (token: string) =>
  (await pool.query('select status from payfast_stand_in.subscriptions where token = $1', [token])).rows[0]?.status;
/** What PayFast has yet to be asked for. */
const wanted = async (token: string) =>
  (await pool.query('select wanted from subscriptions where token = $1', [token])).rows[0]?.wanted;

async function subscribe() {
  const person = await signUpRep(app);
  const checkout = await begin(person);
  return { person, paymentId: checkout.paymentId, ...(await payfast.pay(checkout)) };
}

test('a subscription is paid, cancelled, resumed, and paid again', async () => {
  const { person, paymentId, token, pfPaymentId, leadsTo } = await subscribe();
  expect(leadsTo).toBe(`http://thengisa.test/payment-success?payment_id=${paymentId}`);
  expect(await paymentOf(person, paymentId)).toMatchObject({ paymentStatus: 'COMPLETE', amountGross: 19_900 });
  expect((await billingOf(person)).subscription).toMatchObject({ status: 'active' });

  await person.call(billingApi.cancel, { body: { side, reason: null } });
  await expect.poll(() => theirs(token)).toBe('PAUSED');
  await person.call(billingApi.resume, { body: { side } });
  await expect.poll(() => wanted(token)).toBeNull();
  expect(await theirs(token)).toBe('ACTIVE');

  await payfast.renew(token);
  const { items } = await person.call(paymentsApi.list, { query: {} });
  expect(items.map(({ paymentStatus }) => paymentStatus)).toEqual(['COMPLETE', 'COMPLETE']);
  expect(await pool.query('select 1 from payfast_payments where pf_payment_id = $1', [pfPaymentId])).toMatchObject({
    rowCount: 1,
  });
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('a declined card may be followed by one that works', async () => {
  const person = await signUpRep(app);
  const checkout = await begin(person);
  await payfast.decline(checkout);
  expect(await paymentOf(person, checkout.paymentId)).toMatchObject({ paymentStatus: 'FAILED' });
  await payfast.pay(checkout);
  expect(await paymentOf(person, checkout.paymentId)).toMatchObject({ paymentStatus: 'COMPLETE' });
});

test('a payment waits while PayFast doesn’t confirm it; it is sent again, and then counts', async () => {
  for (const validate of ['forbidden', 'html', 'nothing'] as const) {
    await payfast.turn({ validate });
    const { person, paymentId } = await subscribe();
    expect(await paymentOf(person, paymentId)).toMatchObject({ paymentStatus: 'PENDING' });
    expect(await inboxOf(paymentId)).toEqual([{ state: 'awaiting', signed: true }]);
    await payfast.turn({ validate: 'answer' });
    await payfast.passMinutes(10);
    expect(await paymentOf(person, paymentId)).toMatchObject({ paymentStatus: 'COMPLETE' });
    expect(await inboxOf(paymentId)).toEqual([{ state: 'applied', signed: true }]);
  }
});

test('a first payment is refunded onto the card, or by EFT if the card refuses it', async () => {
  const refunded = async ({ merchantPaymentId }: { merchantPaymentId: string }) =>
    (await pool.query('select status from payment_refunds where merchant_payment_id = $1', [merchantPaymentId])).rows[0]
      ?.status;
  for (const [refunds, status] of [
    ['card', 'done'],
    ['eft', 'eft_due'],
    ['fail', 'eft_due'],
  ] as const) {
    await payfast.turn({ refunds });
    const { person, paymentId, token } = await subscribe();
    await person.call(billingApi.refund, { body: { side } });
    await expect.poll(() => refunded({ merchantPaymentId: paymentId })).toBe(status);
    await expect.poll(() => theirs(token)).toBe('CANCELLED');
  }
  await payfast.turn({ refunds: 'card' });
  expect(await troubleInBooks(pool)).toEqual([]);
});

/** A new checkout, and PayFast's notification once it is paid. */
async function unpaid() {
  const person = await signUpRep(app);
  const { paymentId } = await begin(person);
  const told = {
    m_payment_id: paymentId,
    pf_payment_id: paymentId.slice(-12),
    payment_status: 'COMPLETE',
    amount_gross: '199.00',
    amount_fee: '-9.61',
    token: `token-of-${paymentId}`,
    billing_date: '2026-11-22',
  };
  return { person, paymentId, told };
}

test('a correct notification is accepted: the following tests change one thing in it', async () => {
  const { person, paymentId, told } = await unpaid();
  expect((await payfast.notify(told)).status).toBe(200);
  expect(await paymentOf(person, paymentId)).toMatchObject({ paymentStatus: 'COMPLETE' });
});

test('a pending one is answered with 200, and changes nothing', async () => {
  const { person, paymentId, told } = await unpaid();
  expect((await payfast.notify({ ...told, payment_status: 'PENDING' })).status).toBe(200);
  expect(await paymentOf(person, paymentId)).toMatchObject({ paymentStatus: 'PENDING' });
  expect((await billingOf(person)).subscription).toBeNull();
});

test.each<[string, Record<string, string>, Parameters<typeof payfast.notify>[1], string]>([
  ['a wrong signature', { signature: '0'.repeat(32) }, {}, 'refused'],
  ['the signature of a wrong passphrase', {}, { passphrase: 'guessed' }, 'refused'],
  ['another merchant', { merchant_id: '10000999' }, {}, 'refused'],
  ['a rand less', { amount_gross: '198.00' }, {}, 'applied'],
  ['no amount', { amount_gross: '' }, {}, 'parked'],
  ['a source that is not known', {}, { from: '203.0.113.9' }, 'parked'],
  ['a denial of PayFast', {}, { known: false }, 'refused'],
])('with %s it opens nothing, and is stored for an admin to see', async (_, change, crafted, state) => {
  const { person, paymentId, told } = await unpaid();
  await payfast.notify({ ...told, ...change }, crafted);
  expect(await paymentOf(person, paymentId)).toMatchObject({ paymentStatus: 'PENDING' });
  expect((await billingOf(person)).subscription).toBeNull();
  expect(await inboxOf(paymentId)).toMatchObject([{ state }]);
});

test('an address claimed in X-Forwarded-For is ignored if the sender isn’t a trusted proxy', async () => {
  const { person, paymentId, told } = await unpaid();
  payfast.notifies(bare);
  await payfast.notify(told, { from: '197.97.145.150' });
  payfast.notifies(app);
  expect(await paymentOf(person, paymentId)).toMatchObject({ paymentStatus: 'PENDING' });
  expect(await inboxOf(paymentId)).toMatchObject([{ state: 'parked' }]);
});

test('anything appended to a signed notification invalidates it', async () => {
  const { person, paymentId, told } = await unpaid();
  const { status } = await fetch(`${app.url}/api/payfast-webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `${craft({ ...told, payment_status: 'FAILED' })}&payment_status=COMPLETE`,
  });
  expect(status).toBe(400);
  expect(await paymentOf(person, paymentId)).toMatchObject({ paymentStatus: 'PENDING' });
});
