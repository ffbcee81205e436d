import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openGateway } from './open-gateway.ts';
import { ProviderAway, ProviderRefused } from './provider-errors.ts';
import { signCall, signNotification } from './signatures.ts';

interface Seen {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

let seen: Seen[] = [];
let answers: RequestListener[] = [];

const server = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  seen.push({ method: request.method, url: request.url, headers: request.headers, body });
  const answer = answers.length > 1 ? answers.shift() : answers[0];
  answer?.(request, response);
}).listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  seen = [];
});

const passphrase = 'a passphrase with spaces';
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const settings = {
  merchantId: '10000100',
  merchantKey: 'the-key',
  passphrase,
  url: origin,
  apiUrl: origin,
  sources: [],
};
const now = () => new Date('2026-11-22T22:30:05.123Z');
const gateway = openGateway(settings, { now, patienceMs: 60_000 });
const hasty = openGateway(settings, { now, patienceMs: 100 });

const text =
  (status: number, body: string): RequestListener =>
  (_request, response) =>
    void response.writeHead(status).end(body);
const json = (status: number, data: unknown) => text(status, JSON.stringify({ code: status, status: 'x', data }));
const yes = json(200, { response: true });
const silence: RequestListener = () => {};
const hangUp: RequestListener = ({ socket }) => void socket.destroy();
const endless: RequestListener = (_request, response) => {
  response.writeHead(200);
  const more = () => response.destroyed || response.write('x'.repeat(16_384), () => setImmediate(more));
  more();
};

const fields = [
  ['m_payment_id', '1'],
  ['item_description', ''],
  ['name_first', 'Zoë *'],
] as const;
const notification = `m_payment_id=1&item_description=&name_first=Zo%C3%AB+%2A&signature=${signNotification(fields, passphrase)}`;

test.each([
  ['VALID', text(200, 'VALID'), 'valid'],
  ['VALID and a line end', text(200, 'VALID\r\n'), 'valid'],
  ['INVALID', text(200, 'INVALID'), 'invalid'],
  ['valid in lower case', text(200, 'valid'), 'unknown'],
  ['more than VALID', text(200, 'VALID but late'), 'unknown'],
  ['nothing', text(200, ''), 'unknown'],
  ['403', text(403, 'INVALID'), 'unknown'],
  ['500', text(500, 'VALID'), 'unknown'],
  ['HTML', text(200, '<html>VALID</html>'), 'unknown'],
  ['no end', endless, 'unknown'],
  ['hanging up', hangUp, 'unknown'],
])('validate answered with %s', async (_, answer, verdict) => {
  answers = [answer];
  expect(await gateway.validate(notification)).toBe(verdict);
});

test('validate follows no redirect', async () => {
  answers = [
    (_request, response) => void response.writeHead(302, { location: '/elsewhere' }).end(),
    text(200, 'VALID'),
  ];
  expect(await gateway.validate(notification)).toBe('unknown');
  expect(seen).toHaveLength(1);
});

test('validate times out', async () => {
  answers = [silence];
  expect(await hasty.validate(notification)).toBe('unknown');
});

test('validate is sent what was signed, without signature and passphrase', async () => {
  answers = [text(200, 'VALID')];
  await gateway.validate(notification);
  expect(seen).toMatchObject([
    {
      method: 'POST',
      url: '/eng/query/validate',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'm_payment_id=1&item_description=&name_first=Zo%C3%AB+%2A',
    },
  ]);
});

test('validate isn’t asked about what isn’t a notification', async () => {
  expect(await gateway.validate('a=b')).toBe('invalid');
  expect(seen).toEqual([]);
});

const subscription = {
  token: 'abc',
  amount: 19_900,
  cycles: 0,
  cycles_complete: 3,
  frequency: 3,
  run_date: '2026-12-01T00:00:00+02:00',
  status: 1,
  status_text: 'ACTIVE',
};

test('a subscription is fetched with a call signed over all its parts', async () => {
  answers = [json(200, { response: subscription })];
  expect(await gateway.fetchSubscription('a/b')).toEqual({
    status: 'active',
    nextChargeOn: '2026-12-01',
    amountCents: 19_900n,
    cyclesComplete: 3,
  });
  const [{ method, url, headers } = {} as Seen] = seen;
  expect([method, url]).toEqual(['GET', '/subscriptions/a%2Fb/fetch']);
  const signed = { 'merchant-id': '10000100', version: 'v1', timestamp: '2026-11-23T00:30:05+02:00' };
  expect(headers).toMatchObject({ ...signed, signature: signCall(signed, passphrase) });
});

test.each([
  ['CANCELLED', 'cancelled'],
  ['paused', 'paused'],
  ['LOCKED', 'locked'],
  ['COMPLETED', 'completed'],
  ['EXPIRED', 'other'],
])('its status %s is %s', async (status_text, status) => {
  answers = [json(200, { response: { ...subscription, amount: '19900', run_date: '2026-12-01', status_text } })];
  expect(await gateway.fetchSubscription('abc')).toMatchObject({
    status,
    nextChargeOn: '2026-12-01',
    amountCents: 19_900n,
  });
});

test('the next charge’s day is that of South Africa', async () => {
  answers = [json(200, { response: { ...subscription, run_date: '2026-11-30T22:00:00Z' } })];
  expect(await gateway.fetchSubscription('abc')).toMatchObject({ nextChargeOn: '2026-12-01' });
  answers = [json(200, { response: { ...subscription, run_date: null } })];
  expect(await gateway.fetchSubscription('abc')).toMatchObject({ nextChargeOn: null });
});

test.each([
  ['by its status', json(404, { response: 'No such subscription' })],
  ['in its answer alone', text(200, JSON.stringify({ code: 404, data: { response: false } }))],
])('a token that PayFast reports as %s is null', async (_, answer) => {
  answers = [answer];
  expect(await gateway.fetchSubscription('abc')).toBeNull();
});

test.each([
  ['429', json(429, { response: 'Too many' })],
  ['500', text(500, 'oops')],
  ['502 within', text(200, JSON.stringify({ code: 502, data: { response: null } }))],
  ['a page', text(200, '<html></html>')],
  ['another shape', json(200, { response: { status_text: 'ACTIVE' } })],
  ['nothing', hangUp],
])('%s is retryable', async (_, answer) => {
  answers = [answer];
  await expect(gateway.fetchSubscription('abc')).rejects.toThrow(ProviderAway);
});

test('an endless response is cut short, and is retryable', async () => {
  answers = [endless];
  await expect(gateway.fetchSubscription('abc')).rejects.toThrow('more than it ever does');
});

test('a missing response is retryable', async () => {
  answers = [silence];
  await expect(hasty.fetchSubscription('abc')).rejects.toThrow('no answer within 100 ms');
});

test('a bad signature isn’t retryable, and the error contains no secret', async () => {
  answers = [json(401, { response: false, message: `not ${passphrase} nor the-key` })];
  const failure = await gateway.cancel('abc').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ProviderRefused);
  expect(String(failure)).toBe('ProviderRefused: PayFast answered 401: not … nor …');
});

test.each([true, 'true'])('%j means yes', async (response) => {
  answers = [json(200, { response })];
  expect(await gateway.pause('abc', 1)).toBe(true);
  expect(await gateway.unpause('abc')).toBe(true);
  expect(await gateway.cancel('abc')).toBe(true);
  expect(await gateway.update('abc', { runOn: '2026-12-01' })).toBe(true);
});

test.each([false, 'false', null, 1])('%j means no', async (response) => {
  answers = [json(200, { response })];
  expect(await gateway.cancel('abc')).toBe(false);
  expect(await gateway.update('abc', { runOn: '2026-12-01' })).toBe(false);
});

test('actions on a subscription', async () => {
  answers = [yes, yes, yes, json(200, { response: subscription })];
  await gateway.pause('abc', 2);
  await gateway.unpause('abc');
  await gateway.cancel('abc');
  expect(await gateway.update('abc', { runOn: '2026-12-01' })).toBe(true);
  expect(seen.map(({ method, url, body }) => `${method} ${url} ${body}`)).toEqual([
    'PUT /subscriptions/abc/pause {"cycles":2}',
    'PUT /subscriptions/abc/unpause ',
    'PUT /subscriptions/abc/cancel ',
    'PATCH /subscriptions/abc/update {"run_date":"2026-12-01"}',
  ]);
  expect(seen[2]?.headers['content-length']).toBe('0');
  const { timestamp, version } = seen[3]?.headers ?? {};
  const values = { 'merchant-id': '10000100', timestamp: String(timestamp), version: String(version) };
  expect(seen[3]?.headers.signature).toBe(signCall({ ...values, run_date: '2026-12-01' }, passphrase));
});

test('in the sandbox the API gets the testing flag, unsigned', async () => {
  const asked: string[] = [];
  const sandbox = openGateway(
    { ...settings, url: 'https://sandbox.payfast.co.za' },
    {
      now,
      fetch: async (url) => {
        asked.push(String(url));
        return Response.json({ code: 200, data: { response: true } });
      },
    },
  );
  await sandbox.cancel('abc');
  expect(asked).toEqual([`${origin}/subscriptions/abc/cancel?testing=true`]);
});

test('the page where a payer enters another card', () => {
  expect(gateway.cardUpdateUrl('a b', 'https://thengisa.test/settings?tab=billing&x=1')).toBe(
    `${origin}/eng/recurring/update/a%20b?return=https%3A%2F%2Fthengisa.test%2Fsettings%3Ftab%3Dbilling%26x%3D1`,
  );
});
