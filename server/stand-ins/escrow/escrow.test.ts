import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { engagementsApi } from '#contract/engagements/engagements.ts';
import { fundingApi } from '#contract/engagements/funding.ts';
import { escrowWebhookPath, paymentsApi } from '#contract/payments/payments.ts';
import { payGigsHere, type Working } from '#test/support/engagements.ts';
import { agreed, payFunding, startFunding } from '#test/support/funding.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { openTestApp } from '#test/support/open-apps.ts';

const key = 'a key of the tests, and of no partner of anybody';

// A first app to learn the address of; the second is paid through the stand-in of the first, which notifies the second.
const partner = await openTestApp({ work: false, env: { GIG_MONEY: 'escrow' } });
const partnerKey = partner.services.env.gigMoney.escrow?.key ?? '';
const app = await openTestApp({
  work: false,
  env: { GIG_MONEY: 'escrow', ESCROW_URL: partner.url, ESCROW_KEY: partnerKey },
});
await payGigsHere(app);
const { pool } = app.database;

type Started = Awaited<ReturnType<typeof startFunding>>;

const post = (url: string, fields: Readonly<Record<string, string>>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

/** Posts the form as a browser does, and presses a button of the page that follows. The address of tests leads nowhere: it is notified by hand. */
async function press({ form }: Started, choice: 'pay' | 'cancel', changes: Readonly<Record<string, string>> = {}) {
  const page = await post(form.action, { ...form.fields, ...changes });
  if (page.status !== 303) return { status: page.status, order: '', leadsTo: null };
  const url = new URL(page.headers.get('location') ?? '', partner.url).href;
  const left = await post(url, { choice });
  return { status: page.status, order: url.split('/').at(-1) ?? '', leadsTo: left.headers.get('location') };
}

/** A notification of the partner about an order. */
function tell(order: string, { signedWith = partnerKey, at = Date.now() } = {}) {
  const body = JSON.stringify({ order });
  const seconds = Math.floor(at / 1000);
  const made = createHmac('sha256', signedWith).update(`${seconds}.${body}`).digest('hex');
  return fetch(app.url + escrowWebhookPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-escrow-signature': `t=${seconds},v1=${made}` },
    body,
  }).then(({ status }) => status);
}

async function statusOf({ rep, engagement }: Working) {
  const { milestones } = await rep.call(engagementsApi.show, { params: { engagementId: engagement.id } });
  return milestones[0]?.status;
}

test('a partner takes the money, notifies, and the work is funded once', async () => {
  const work = await agreed(app);
  expect(await work.business.call(fundingApi.due, {})).toMatchObject({ provider: 'escrow', cardFee: null });
  const started = await startFunding(work.business);
  expect(started).toMatchObject({
    provider: 'escrow',
    form: { fields: { amount: '190000', reference: started.paymentId } },
  });
  const { order, leadsTo } = await press(started, 'pay');
  expect(leadsTo).toContain(`payment_id=${started.paymentId}`);
  expect(await statusOf(work)).toBe('agreed');
  expect([await tell(order), await tell(order)]).toEqual([200, 200]);
  expect(await statusOf(work)).toBe('funded');
  const { rows } = await pool.query('select provider, pf_payment_id from payfast_payments where user_id = $1', [
    work.business.userId,
  ]);
  expect(rows).toEqual([{ provider: 'escrow', pf_payment_id: order }]);
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('unsigned or stale notifications and orders unknown to the partner fund nothing', async () => {
  const work = await agreed(app);
  const { order } = await press(await startFunding(work.business), 'pay');
  expect(await tell(order, { signedWith: key })).toBe(400);
  expect(await tell(order, { at: Date.now() - 600_000 })).toBe(400);
  expect(await tell('escrow-of-someone-else')).toBe(400);
  expect(await statusOf(work)).toBe('agreed');
  expect(await tell(order)).toBe(200);
});

test('a tampered form is refused, and an abandoned order closes the checkout', async () => {
  const work = await agreed(app);
  const started = await startFunding(work.business);
  expect(await press(started, 'pay', { amount: '1' })).toMatchObject({ status: 400 });
  const { order, leadsTo } = await press(started, 'cancel');
  expect(leadsTo).toMatch(/\/payment-cancelled\?for=hires$/);
  expect(await tell(order)).toBe(200);
  const params = { merchantPaymentId: started.paymentId };
  expect(await work.business.call(paymentsApi.show, { params })).toMatchObject({ paymentStatus: 'CANCELLED' });
  expect(await statusOf(work)).toBe('agreed');
});

test('a PayFast notification of a payment that the partner takes funds nothing, and is stored as money of PayFast', async () => {
  const work = await agreed(app);
  const started = await startFunding(work.business);
  await payFunding(app, started, { gross: '1900.00', pfPaymentId: 'by card' });
  expect(await statusOf(work)).toBe('agreed');
  const { rows } = await pool.query('select provider, payment_status from payfast_payments where pf_payment_id = $1', [
    'by card',
  ]);
  expect(rows).toEqual([{ provider: 'card', payment_status: 'UNALLOCATED' }]);
});

test('paid twice, the second order is refunded; partial refunds of one happen once each, and never exceed the payment', async () => {
  const work = await agreed(app);
  const started = await startFunding(work.business);
  const [first, second] = [await press(started, 'pay'), await press(started, 'pay')];
  expect([await tell(first.order), await tell(second.order)]).toEqual([200, 200]);
  const { rows } = await pool.query(
    `select p.pf_payment_id, p.provider, r.status from payment_refunds r join payfast_payments p using (merchant_payment_id)
     where p.user_id = $1`,
    [work.business.userId],
  );
  expect(rows).toEqual([{ pf_payment_id: second.order, provider: 'escrow', status: 'approved' }]);
  // Through the gateway of all payments, which knows the owner by the number.
  const { gateway } = app.services;
  const part = { amountCents: 50_000n, leftCents: 190_000n, reason: 'A part of it.' };
  expect(await gateway.refund(first.order, part)).toEqual({ outcome: 'done' });
  expect(await gateway.refund(first.order, part)).toEqual({ outcome: 'done' });
  expect(await gateway.queryRefund(first.order)).toMatchObject({ amountAvailableCents: 140_000n });
  const tooMuch = { amountCents: 140_001n, leftCents: 140_000n, reason: 'Too much of it.' };
  expect(await gateway.refund(first.order, tooMuch)).toMatchObject({ outcome: 'eft_needed' });
});

test('without a partner PayFast takes the money, and what a partner took waits for one', async () => {
  const plain = await openTestApp({ work: false });
  expect(plain.services.gigMoney.name).toBe('card');
  await expect(plain.services.gateway.queryRefund('escrow-1')).rejects.toThrow('ESCROW_URL');
});
