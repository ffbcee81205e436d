import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { contactApi } from '#contract/contact/contact.ts';
import { leadsApi } from '#contract/contact/leads.ts';
import { problem } from '#contract/refusals.ts';
import type { TestApp } from '#test/support/app.ts';
import { openTestApp } from '#test/support/open-apps.ts';

// Behind two proxies, each of which appends the address of its caller.
const env = { RATE_LIMITS: 'on', TRUST_PROXY: '2' };
const one = await openTestApp({ work: false, env });
const two = await openTestApp({ database: one.database, work: false, env });

const message = { name: 'Ayanda', email: 'ayanda@example.co.za', subject: 'Hello', message: 'Hello' };

function send(app: TestApp, from: string, path: string = contactApi.enquire.path, body: object = message) {
  return fetch(app.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `${from}, 10.0.0.1` },
    body: JSON.stringify(body),
  });
}

const statuses = async (answers: Promise<Response>[]) =>
  Map.groupBy(
    (await Promise.all(answers)).map(({ status }) => status),
    String,
  );

test('one subscriber may send ten in a burst, counted over all processes; another one is not held up', async () => {
  const tries = Array.from({ length: 16 }, (_, count) => send(count % 2 ? one : two, '198.51.100.7'));
  const counted = await statuses(tries);
  expect(counted.get('200')).toHaveLength(10);
  expect(counted.get('429')).toHaveLength(6);
  expect((await send(one, '198.51.100.8')).status).toBe(200);

  const refused = await send(two, '198.51.100.7');
  expect(problem.parse(await refused.json()).code).toBe('request.too_many');
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  const { rows } = await one.database.pool.query('select count(*)::int from contact_messages');
  expect(rows).toEqual([{ count: 11 }]);
});

test('changing the free half of an IPv6 address does not make another subscriber', async () => {
  const tries = Array.from({ length: 12 }, (_, count) => send(one, `2001:db8:1:2::${count.toString(16)}`));
  expect((await statuses(tries)).get('429')).toHaveLength(2);
  expect((await send(one, '2001:db8:1:3::1')).status).toBe(200);
});

test('a forwarded address made up by the caller is ignored', async () => {
  const tries = Array.from({ length: 12 }, (_, count) => send(one, `203.0.113.${count}, 198.51.100.20`));
  expect((await statuses(tries)).get('429')).toHaveLength(2);
});

test('leads and guesses at links are limited too, each separately, and refused input is not counted', async () => {
  const from = '198.51.100.30';
  const invalid = Array.from({ length: 40 }, () => send(one, from, leadsApi.submit.path, { kind: 'business' }));
  expect((await statuses(invalid)).get('422')).toHaveLength(40);
  const lead = {
    kind: 'sales_rep',
    fullName: 'Ayanda',
    email: 'ayanda@example.co.za',
    location: 'gauteng',
    experience: 'no-experience',
    availability: 'part-time',
    consentVersion: '2026-11-20',
  };
  const leads = await statuses(Array.from({ length: 12 }, () => send(two, from, leadsApi.submit.path, lead)));
  expect([leads.get('201')?.length, leads.get('429')?.length]).toEqual([10, 2]);
  const guesses = Array.from({ length: 32 }, () => send(one, from, leadsApi.withdraw.path, { token: randomUUID() }));
  const guessed = await statuses(guesses);
  expect([guessed.get('403')?.length, guessed.get('429')?.length]).toEqual([30, 2]);
  expect((await send(one, from)).status).toBe(200);
});

test('no personal address is stored with the limits', async () => {
  const { rows } = await one.database.pool.query<{ key: string }>('select key from rate_limits');
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map(({ key }) => key).join()).not.toMatch(/198\.51|2001:/);
});
