import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { TestApp } from '#test/support/app.ts';
import { openTestApp } from '#test/support/open-apps.ts';

const open = await openTestApp({ work: false, env: { RATE_LIMITS: 'on' } });
const env = { RATE_LIMITS: 'on', TRUST_PROXY: '2' };
const behindTwo = await openTestApp({ work: false, database: open.database, env });

let addresses = 0;
const newAddress = () => `198.51.100.${(addresses++ % 250) + 1}`;

type Guess = (app: TestApp, forwardedFor: string) => Promise<number>;

const ways: [string, number, () => Guess][] = [
  [
    'a password',
    10,
    () => {
      const email = `${randomUUID()}@example.co.za`;
      return (app, from) => post(app, '/auth/v1/token?grant_type=password', { email, password: 'a guess' }, from);
    },
  ],
  [
    "an administrator's password",
    5,
    () => {
      const body = { email: `${randomUUID()}@example.co.za`, password: 'a guess', setUpSecondFactor: false };
      return (app, from) => post(app, '/api/admin/sign-ins', body, from);
    },
  ],
];

async function post(app: TestApp, path: string, body: object, forwardedFor: string): Promise<number> {
  const headers = { 'content-type': 'application/json', origin: app.url, 'x-forwarded-for': forwardedFor };
  const response = await fetch(app.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  await response.body?.cancel();
  return response.status;
}

/** How many of twenty requests, each with another forged origin, were answered. */
async function heard(guess: Guess, app: TestApp, forwardedFor: (claim: string) => string): Promise<number> {
  const claims = Array.from({ length: 20 }, (_, index) => `203.0.113.${index}`);
  const statuses = await Promise.all(claims.map((claim) => guess(app, forwardedFor(claim))));
  return statuses.filter((status) => status !== 429).length;
}

describe.each(ways)('guessing %s', (_what, most, guessing) => {
  test('is counted for the address seen by the outermost of two proxies', async () => {
    const [guess, from] = [guessing(), newAddress()];
    expect(await heard(guess, behindTwo, (claim) => `${claim}, ${from}, 10.0.0.1`)).toBeLessThanOrEqual(most + 1);
    // Another client behind the same proxies isn't limited by it.
    expect(await guess(behindTwo, `${newAddress()}, 10.0.0.1`)).not.toBe(429);
  });

  test('is counted for the calling address when there is no proxy, whatever the header says', async () => {
    expect(await heard(guessing(), open, (claim) => claim)).toBeLessThanOrEqual(most + 1);
  });
});
