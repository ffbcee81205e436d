import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type CheckoutOrder, checkoutForm } from '#server/features/payments/gateway/checkout-form.ts';
import { isSigned, readNotification } from '#server/features/payments/gateway/notification.ts';
import { openGateway } from '#server/features/payments/gateway/open-gateway.ts';
import { openTestDatabase } from '#test/support/open-database.ts';
import { merchant, openPayfast } from '#test/support/payfast.ts';

// The product's gateway and the stand-in are written apart from each other: here they meet, over HTTP.
const payfast = await openPayfast(await openTestDatabase());
const settings = { ...merchant, url: payfast.url, apiUrl: payfast.url, sources: [] };
const gateway = openGateway(settings);

let received: string[] = [];
let answers: number[] = [];
const site = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  received.push(body);
  response.writeHead(answers.shift() ?? 200).end();
}).listen(0, '127.0.0.1');
await once(site, 'listening');
afterAll(() => void site.close());
payfast.notifies({ url: `http://127.0.0.1:${(site.address() as AddressInfo).port}` });

beforeEach(async () => {
  received = [];
  answers = [];
  await payfast.turn({ hold: false, validate: 'answer', refunds: 'card', tell_failures: false, name_renewals: true });
});

/** A charge due in the past is charged immediately. */
const today = () => new Date(Date.now() + 2 * 3_600_000).toISOString().slice(0, 10);

let count = 0;
const order = (change: Partial<CheckoutOrder> = {}): CheckoutOrder => ({
  siteUrl: 'http://thengisa.test',
  merchantPaymentId: `payment-${++count}`,
  payer: { userId: 'user', email: 'zoe@example.co.za', firstName: "Zoë's *~", lastName: null },
  itemName: 'Thengisa for sales reps (R199)',
  itemDescription: '',
  amountCents: 19_900n,
  bought: 'rep',
  monthly: { from: today(), amountCents: 19_900n },
  ...change,
});
const form = (change?: Partial<CheckoutOrder>) => checkoutForm(settings, order(change));
const statuses = () => received.map((body) => readNotification(body)?.paymentStatus);

test('a payment is made, notified and confirmed', async () => {
  const checkout = form();
  const { pfPaymentId, token, leadsTo } = await payfast.pay(checkout);
  expect(leadsTo).toBe(`http://thengisa.test/payment-success?payment_id=payment-${count}`);
  const [body = '', ...more] = received;
  expect(more).toEqual([]);
  expect(isSigned(settings, body)).toBe(true);
  expect(readNotification(body)).toMatchObject({
    merchantId: '10000100',
    merchantPaymentId: `payment-${count}`,
    pfPaymentId,
    paymentStatus: 'COMPLETE',
    amountGrossCents: 19_900n,
    feeCents: 961n,
    token,
    customStr1: 'user',
    customStr2: 'rep',
  });
  expect(Object.keys(readNotification(body)?.fields ?? {}).slice(0, 9)).toEqual([
    'm_payment_id',
    'pf_payment_id',
    'payment_status',
    'item_name',
    'item_description',
    'amount_gross',
    'amount_fee',
    'amount_net',
    'custom_str1',
  ]);
  expect(body).toContain('&item_description=&');
  expect(await gateway.validate(body)).toBe('valid');
  expect(await gateway.validate(body.replace('199.00', '1.00'))).toBe('invalid');
});

test.each([
  ['merchant_key', 'another', 'The merchant key is not right.'],
  ['amount', '1', 'Generated signature does not match submitted signature.'],
  ['recurring_amount', '4.99', 'recurring_amount is to be R5.00 or more.'],
  ['colour', 'red', 'There is no field colour.'],
])('a form with %s of %s is refused', async (name, value, problem) => {
  const { action, fields } = form();
  await expect(payfast.pay({ action, fields: { ...fields, [name]: value } })).rejects.toThrow(problem);
  expect(received).toEqual([]);
});

test('a payer may cancel, or be declined and try again', async () => {
  expect((await payfast.cancel(form())).leadsTo).toBe('http://thengisa.test/payment-cancelled');
  expect(received).toEqual([]);
  const { id, leadsTo } = await payfast.decline(form());
  expect(leadsTo).toBe(`/eng/process/payment/${id}?declined`);
  expect(await (await fetch(payfast.url + leadsTo)).text()).toContain('The card was declined.');
  expect(statuses()).toEqual(['FAILED']);
});

test('a double click pays once', async () => {
  const page = await fetch(`${payfast.url}/eng/process`, {
    method: 'POST',
    body: new URLSearchParams(form().fields),
    redirect: 'manual',
  });
  const pay = () =>
    fetch(new URL(page.headers.get('location') ?? '', payfast.url), {
      method: 'POST',
      body: new URLSearchParams({ choice: 'pay' }),
      redirect: 'manual',
    });
  const answers = await Promise.all([pay(), pay()]);
  for (const { headers } of answers) expect(headers.get('location')).toContain('/payment-success');
  await payfast.passMinutes(0);
  expect(statuses()).toEqual(['COMPLETE']);
});

test('a notification not answered with 200 is resent: immediately, after ten minutes, then ever later', async () => {
  answers = [500, 403, 302, 500, 200];
  await payfast.pay(form());
  expect(received).toHaveLength(2);
  await payfast.passMinutes(9);
  expect(received).toHaveLength(2);
  await payfast.passMinutes(1);
  expect(received).toHaveLength(3);
  await payfast.passMinutes(19);
  expect(received).toHaveLength(3);
  await payfast.passMinutes(1);
  expect(received).toHaveLength(4);
  await payfast.passMinutes(40);
  expect(received).toHaveLength(5);
  await payfast.passMinutes(80);
  expect(received).toHaveLength(5);
  expect(new Set(received).size).toBe(1);
});

test('a subscription is charged on the same day of each month, or on the last of a shorter one', async () => {
  await payfast.turn({ hold: true });
  const { token } = await payfast.pay(form({ monthly: { from: '2099-01-31', amountCents: 19_900n } }));
  const days: (string | null | undefined)[] = [];
  for (let month = 0; month < 3; month++) {
    days.push((await gateway.fetchSubscription(token))?.nextChargeOn);
    await payfast.renew(token);
  }
  expect(days).toEqual(['2099-02-28', '2099-03-31', '2099-04-30']);
  expect(await gateway.fetchSubscription(token)).toMatchObject({ status: 'active', cyclesComplete: 4 });
});

test('each renewal is notified, with a number of its own', async () => {
  const { token, pfPaymentId } = await payfast.pay(form());
  await payfast.renew(token);
  await payfast.turn({ name_renewals: false });
  await payfast.renew(token);
  const notification = received.map((body) => readNotification(body));
  expect(new Set(notification.map((one) => one?.pfPaymentId)).size).toBe(3);
  expect(notification[0]?.pfPaymentId).toBe(pfPaymentId);
  expect(notification.map((one) => one?.merchantPaymentId)).toEqual([`payment-${count}`, `payment-${count}`, null]);
  expect(notification.every((one) => one?.token === token && one.amountGrossCents === 19_900n)).toBe(true);
});

test('a charge that fails is tried five times, a day apart, and then the subscription is locked', async () => {
  const { token } = await payfast.pay(form());
  await payfast.cardWorks(token, false);
  await payfast.turn({ tell_failures: true });
  for (let tries = 0; tries < 4; tries++) await payfast.renew(token);
  expect(await gateway.fetchSubscription(token)).toMatchObject({ status: 'active', cyclesComplete: 1 });
  await payfast.renew(token);
  expect(await gateway.fetchSubscription(token)).toMatchObject({ status: 'locked' });
  expect(statuses()).toEqual(['COMPLETE', ...Array<string>(5).fill('FAILED')]);

  expect(await gateway.unpause(token).catch(String)).toContain('The subscription is LOCKED.');
  await useAnotherCard(token);
  expect(await gateway.unpause(token)).toBe(true);
  await payfast.passMinutes(0);
  expect(await gateway.fetchSubscription(token)).toMatchObject({ status: 'active', cyclesComplete: 1 });
  await payfast.renew(token);
  expect(statuses().at(-1)).toBe('COMPLETE');
  expect(await gateway.fetchSubscription(token)).toMatchObject({ status: 'active', cyclesComplete: 2 });
});

async function useAnotherCard(token: string): Promise<void> {
  const url = gateway.cardUpdateUrl(token, 'http://thengisa.test/settings');
  expect(await (await fetch(url)).text()).toContain('value="http://thengisa.test/settings"');
  const { headers } = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ works: 'true', return: 'http://thengisa.test/settings' }),
    redirect: 'manual',
  });
  expect(headers.get('location')).toBe('http://thengisa.test/settings');
}

test('a failed charge is made up for by the next try, without a notification', async () => {
  const { token } = await payfast.pay(form());
  await payfast.failCharge(token);
  expect(statuses()).toEqual(['COMPLETE']);
  await payfast.renew(token);
  expect(statuses()).toEqual(['COMPLETE', 'COMPLETE']);
});

test('a subscription is paused, moved and cancelled by the API', async () => {
  const { token } = await payfast.pay(form());
  expect(await gateway.pause(token, 1)).toBe(true);
  expect(await gateway.fetchSubscription(token)).toMatchObject({ status: 'paused' });
  expect(await gateway.unpause(token)).toBe(true);
  expect(await gateway.update(token, { runOn: '2099-01-31' })).toBe(true);
  expect(await gateway.fetchSubscription(token)).toMatchObject({ status: 'active', nextChargeOn: '2099-01-31' });
  expect(await gateway.cancel(token)).toBe(true);
  await payfast.passMinutes(0);
  expect(await gateway.fetchSubscription(token)).toMatchObject({ status: 'cancelled' });
  expect(readNotification(received.at(-1) ?? '')).toMatchObject({
    paymentStatus: 'CANCELLED',
    token,
    amountGrossCents: null,
  });
  await expect(gateway.cancel(token)).rejects.toThrow('The subscription is CANCELLED.');
});

test('a pause passes over a charge', async () => {
  const { token } = await payfast.pay(form());
  await gateway.pause(token, 1);
  await payfast.renew(token);
  expect(await gateway.fetchSubscription(token)).toMatchObject({ status: 'active', cyclesComplete: 1 });
  expect(received).toHaveLength(1);
});

test('the API refuses a wrong signature and an unknown token', async () => {
  const { token } = await payfast.pay(form());
  const stranger = openGateway({ ...settings, passphrase: 'guessed' });
  await expect(stranger.cancel(token)).rejects.toThrow('401');
  expect(await gateway.fetchSubscription('nobody')).toBeNull();
});

test('refunds', async () => {
  const request = { amountCents: 19_900n, leftCents: 19_900n, reason: 'Changed my mind' };
  const account = { accountHolder: 'Z', bank: 'FNB', branchCode: '250655', accountNumber: '62000000001' };
  const [card, eft, fail] = [await payfast.pay(form()), await payfast.pay(form()), await payfast.pay(form())];
  expect(await gateway.refund(card.pfPaymentId, request)).toEqual({ outcome: 'done' });
  expect(await gateway.refund(card.pfPaymentId, request)).toEqual({ outcome: 'done' });
  expect(await gateway.queryRefund(card.pfPaymentId)).toMatchObject({ status: 'refunded', amountAvailableCents: 0n });
  await payfast.turn({ refunds: 'eft' });
  expect(await gateway.refund(eft.pfPaymentId, request)).toMatchObject({ outcome: 'eft_needed' });
  expect(await gateway.refund(eft.pfPaymentId, { ...request, account })).toEqual({ outcome: 'done' });
  await payfast.turn({ refunds: 'fail' });
  expect(await gateway.refund(fail.pfPaymentId, request)).toEqual({
    outcome: 'eft_needed',
    why: 'PayFast answered 400: Insufficient funds in your account to refund this payment.',
  });
  expect(await gateway.queryRefund('999')).toBeNull();
});

test('a payment is refunded in parts, never more than all of it', async () => {
  const { pfPaymentId } = await payfast.pay(form());
  const part = (amountCents: bigint, leftCents: bigint) =>
    gateway.refund(pfPaymentId, { amountCents, leftCents, reason: 'A day less' });
  expect(await part(5_000n, 19_900n)).toEqual({ outcome: 'done' });
  expect(await gateway.queryRefund(pfPaymentId)).toMatchObject({ status: 'refundable', amountAvailableCents: 14_900n });
  // Its answer was lost: it is not refunded a second time.
  expect(await part(5_000n, 19_900n)).toEqual({ outcome: 'done' });
  expect(await part(15_000n, 14_900n)).toMatchObject({ outcome: 'eft_needed' });
  expect(await part(14_900n, 14_900n)).toEqual({ outcome: 'done' });
  expect(await gateway.queryRefund(pfPaymentId)).toMatchObject({ status: 'refunded', amountAvailableCents: 0n });
});

test.each([
  ['forbidden', 'unknown'],
  ['html', 'unknown'],
  ['nothing', 'unknown'],
  ['invalid', 'invalid'],
  ['answer', 'valid'],
] as const)('validate can be made to answer %s', async (validate, verdict) => {
  await payfast.pay(form());
  await payfast.turn({ validate });
  expect(await gateway.validate(received[0] ?? '')).toBe(verdict);
});

test('notifications can be held back, sent in any order, crafted and forged', async () => {
  await payfast.turn({ hold: true });
  const { token } = await payfast.pay(form());
  await gateway.cancel(token);
  expect(received).toEqual([]);
  const [complete, cancelled] = (await payfast.notifications()).slice(-2);
  if (!complete || !cancelled) throw new Error('Two were made.');
  expect(await payfast.send(cancelled)).toBe(200);
  expect(await payfast.send(complete)).toBe(200);
  expect(statuses()).toEqual(['CANCELLED', 'COMPLETE']);

  const crafted = { pf_payment_id: '1', payment_status: 'COMPLETE', amount_gross: '1.00' };
  await payfast.notify(crafted);
  await payfast.notify({ ...crafted, pf_payment_id: '2' }, { passphrase: 'guessed', known: false });
  const [known = '', forged = ''] = received.slice(-2);
  expect([isSigned(settings, known), isSigned(settings, forged)]).toEqual([true, false]);
  expect([await gateway.validate(known), await gateway.validate(forged)]).toEqual(['valid', 'invalid']);
});
