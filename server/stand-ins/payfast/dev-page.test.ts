import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { checkoutForm } from '#server/features/payments/gateway/checkout-form.ts';
import { isSigned, readNotification } from '#server/features/payments/gateway/notification.ts';
import { openGateway } from '#server/features/payments/gateway/open-gateway.ts';
import { openTestDatabase } from '#test/support/open-database.ts';
import { merchant, openPayfast } from '#test/support/payfast.ts';

const payfast = await openPayfast(await openTestDatabase());
const settings = { ...merchant, url: payfast.url, apiUrl: payfast.url, sources: [] };
const gateway = openGateway(settings);

let received: string[] = [];
const site = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  received.push(body);
  response.end();
}).listen(0, '127.0.0.1');
await once(site, 'listening');
afterAll(() => void site.close());
payfast.notifies({ url: `http://127.0.0.1:${(site.address() as AddressInfo).port}` });

const { fields, action } = checkoutForm(settings, {
  siteUrl: 'http://thengisa.test',
  merchantPaymentId: 'payment',
  payer: { userId: 'user', email: '<zoe>@example.co.za', firstName: null, lastName: null },
  itemName: '<b>A month</b>',
  itemDescription: '',
  amountCents: 19_900n,
  bought: 'rep',
  monthly: { from: '2099-01-31', amountCents: 19_900n },
});
const { token, pfPaymentId } = await payfast.pay({ action, fields });
const [first] = await payfast.notifications();

const show = async () => (await fetch(`${payfast.url}/dev/payfast`)).text();
async function press(path: string, form: Record<string, string>): Promise<void> {
  const { status, headers } = await fetch(`${payfast.url}/dev/payfast/${path}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  expect([status, headers.get('location')]).toEqual([303, '/dev/payfast']);
  await payfast.passMinutes(0);
}
const onNotification = (choice: string) => press(`notifications/${first?.id}`, { choice });
const onSubscription = (choice: string) => press(`subscriptions/${token}`, { choice });

beforeEach(() => {
  received = [];
});

test('it shows the state, and runs nothing of what it shows', async () => {
  const page = await show();
  expect(page).toContain(token);
  expect(page).toContain(`${pfPaymentId} COMPLETE`);
  expect(page).toContain('Sent once, answered with 200.');
  expect(page).toContain('&lt;b&gt;A month&lt;/b&gt;');
  expect(page).not.toContain('<b>A month');
  const { headers } = await fetch(`${payfast.url}/dev/payfast`);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('a notification is sent again, twice, forged, and with another amount', async () => {
  await onNotification('send');
  await onNotification('twice');
  expect(received).toEqual([first?.body, first?.body, first?.body]);
  await onNotification('forge');
  await onNotification('other amount');
  const [forged = '', other = ''] = received.slice(3);
  expect(isSigned(settings, forged)).toBe(false);
  expect(isSigned(settings, other)).toBe(true);
  expect(readNotification(other)).toMatchObject({ amountGrossCents: 19_800n, pfPaymentId });
  expect(await gateway.validate(other)).toBe('valid');
});

test('a subscription is charged, fails, and is retried a day later', async () => {
  await onSubscription('month on');
  expect(received.map((body) => readNotification(body)?.billingDate)).toEqual(['2099-02-28']);
  await onSubscription('fail next');
  await onSubscription('month on');
  expect(received).toHaveLength(1);
  expect(await show()).toContain('2099-04-01, failed once');
  await onSubscription('day on');
  expect(received).toHaveLength(2);
  await onSubscription('card fails');
  for (let day = 0; day < 5; day++) await onSubscription('month on');
  expect(await show()).toContain('LOCKED');
  await onSubscription('card works');
  expect(await gateway.unpause(token)).toBe(true);
});

test('its switches turn on and off', async () => {
  await press('switches', { hold: 'on', validate: 'forbidden', refunds: 'eft', tell_failures: 'on' });
  expect(await gateway.validate(first?.body ?? '')).toBe('unknown');
  expect(await gateway.queryRefund(pfPaymentId)).toMatchObject({ way: 'eft' });
  await press('switches', { name_renewals: 'on', validate: 'answer', refunds: 'card' });
  expect(await gateway.validate(first?.body ?? '')).toBe('valid');
  await press('switches', { validate: 'anything else' });
  expect(await gateway.validate(first?.body ?? '')).toBe('valid');
});

test.each([
  ['GET', '/eng/process/payment/nobody', 404],
  ['POST', '/eng/process/payment/nobody', 404],
  ['POST', '/dev/payfast/notifications/nobody?', 303],
  ['GET', '/refunds/query/%00', 400],
  ['GET', '/eng/recurring/update/x?return=%00', 400],
  ['GET', '/subscriptions/nobody/fetch', 401],
])('%s %s is answered', async (method, path, status) => {
  const response = await fetch(payfast.url + path, {
    method,
    redirect: 'manual',
    ...(method === 'POST' && { body: new URLSearchParams({ a: 'b' }) }),
  });
  expect(response.status).toBe(status);
});

test("a form with a character that PostgreSQL can't store is refused", async () => {
  const response = await fetch(action, { method: 'POST', body: new URLSearchParams({ ...fields, item_name: '\0' }) });
  expect(response.status).toBe(400);
});

test('its clock moves forward, and never back', async () => {
  const clock = async () => Date.parse(/It is <time datetime="([^"]+)"/.exec(await show())?.[1] ?? '');
  const before = await clock();
  await press('clock', { minutes: '-5' });
  const still = await clock();
  expect(still).toBeGreaterThanOrEqual(before);
  await press('clock', { minutes: '10' });
  expect(await clock()).toBeGreaterThanOrEqual(still + 600_000);
});
