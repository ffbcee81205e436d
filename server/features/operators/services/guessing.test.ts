import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { operatorsApi } from '#contract/operators/operators.ts';
import { adminPassword, makeAdmin, openAdminBrowser, setUpApp } from '#test/support/admins.ts';
import type { RefusedCall } from '#test/support/api.ts';
import type { TestApp } from '#test/support/app.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { appCode, wrongCode } from '#test/support/second-factors.ts';
import { codeLimit } from './guessing.ts';

const free = await openTestApp({ work: false });
const env = { RATE_LIMITS: 'on', TRUST_PROXY: '1' };
const one = await openTestApp({ database: free.database, work: false, env });
const two = await openTestApp({ database: free.database, work: false, env });

let addresses = 0;
const newAddress = () => `198.51.${Math.floor(addresses / 250)}.${(addresses++ % 250) + 1}`;

/** The refusal's code, or "in". */
async function attempt(app: TestApp, email: string, from: string, password = 'not the password'): Promise<string> {
  const browser = openAdminBrowser(app, { 'x-forwarded-for': from });
  return browser.call(operatorsApi.signIn, { body: { email, password } }).then(
    () => 'in',
    (error: RefusedCall) => error.problem.code,
  );
}

/** How many of `count` concurrent attempts, spread over two processes, ended with each result. */
async function storm(count: number, email: string, from: () => string): Promise<Record<string, number>> {
  const ends = await Promise.all(
    Array.from({ length: count }, (_, index) => attempt(index % 2 ? one : two, email, from())),
  );
  return Object.fromEntries(
    Map.groupBy(ends, (end) => end)
      .entries()
      .map(([end, all]) => [end, all.length]),
  );
}

/** Advances the clock of all rate limits. */
const wait = (seconds: number) =>
  free.database.pool.query('update rate_limits set empty_at = empty_at - make_interval(secs => $1)', [seconds]);

describe('guessing', () => {
  test('from one address is stopped after five, over all processes, with the time to wait; the right password too', async () => {
    const email = await makeAdmin(free);
    const from = newAddress();
    expect(await storm(30, email, () => from)).toEqual({ 'admin.password_wrong': 5, 'admin.too_many_attempts': 25 });
    expect(await attempt(one, email, from, adminPassword)).toBe('admin.too_many_attempts');
    const refused = await fetch(`${one.url}/api/admin/sign-ins`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: one.url, 'x-forwarded-for': from },
      body: JSON.stringify({ email, password: adminPassword }),
    });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(150);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(180);
    expect(await attempt(one, email, newAddress(), adminPassword)).toBe('in');
    await wait(181);
    expect(await attempt(two, email, from, adminPassword)).toBe('in');
  });

  test('an address without an admin is stopped in the same way', async () => {
    const from = newAddress();
    const ends = await storm(30, `nobody-${randomUUID()}@thengisa.example`, () => from);
    expect(ends).toMatchObject({ 'admin.too_many_attempts': 25 });
  });

  test('from everywhere is stopped after twenty, except where the admin has signed in before', async () => {
    const email = await makeAdmin(free);
    const home = newAddress();
    expect(await attempt(one, email, home, adminPassword)).toBe('in');
    const ends = await storm(50, email, newAddress);
    // One reached the admin.
    expect(ends['admin.too_many_attempts']).toBe(31);
    expect(await attempt(one, email, newAddress(), adminPassword)).toBe('admin.too_many_attempts');
    expect(await attempt(two, email, home, adminPassword)).toBe('in');
  });

  test('at many accounts from one address is stopped after twenty', async () => {
    const from = newAddress();
    const ends = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        attempt(index % 2 ? one : two, `${randomUUID()}@thengisa.example`, from),
      ),
    );
    expect(ends.filter((end) => end === 'admin.too_many_attempts')).toHaveLength(10);
  });

  test('is forgiven by the right one', async () => {
    const email = await makeAdmin(free);
    const from = newAddress();
    for (let guess = 0; guess < 4; guess++) await attempt(one, email, from);
    expect(await attempt(one, email, from, adminPassword)).toBe('in');
    for (let guess = 0; guess < 5; guess++) expect(await attempt(one, email, from)).toBe('admin.password_wrong');
  });

  test('that is stopped is in the audit log, but cannot flood it', async () => {
    const email = await makeAdmin(free);
    const from = newAddress();
    await storm(40, email, () => from);
    const { rows } = await free.database.pool.query(
      'select reason, count(*)::int as count from admin_audit where who = $1 group by 1 order by 1',
      [email],
    );
    expect(rows).toEqual([
      { reason: 'admin.password_wrong', count: 5 },
      { reason: 'admin.too_many_attempts', count: 1 },
    ]);
  });
});

test('whether an address belongs to an admin is revealed a few times, and then the answer is that of a wrong password', async () => {
  await wait(3_600);
  const from = newAddress();
  const ends: string[] = [];
  for (let index = 0; index < 8; index++) ends.push(await attempt(one, `${randomUUID()}@thengisa.example`, from));
  expect(ends.filter((end) => end === 'admin.email_not_authorized')).toHaveLength(5);
  expect(ends.slice(5)).toEqual(Array(3).fill('admin.password_wrong'));
  // Also limited from everywhere together.
  const more = await Promise.all(
    Array.from({ length: 40 }, () => attempt(two, `${randomUUID()}@thengisa.example`, newAddress())),
  );
  expect(more.filter((end) => end === 'admin.email_not_authorized').length).toBeLessThanOrEqual(26);
  expect(new Set(more)).toEqual(new Set(['admin.email_not_authorized', 'admin.password_wrong']));
});

test('a code can be guessed five times, however many sign-ins are started', async () => {
  const email = await makeAdmin(free);
  const { secret } = await setUpApp(free, email);
  const ends: string[] = [];
  const code = (browser: ReturnType<typeof openAdminBrowser>, text: string) =>
    browser.call(operatorsApi.proveCode, { body: { code: text } }).then(
      () => 'in',
      (error: RefusedCall) => error.problem.code,
    );
  for (let round = 0; round < 4; round++) {
    const browser = openAdminBrowser(round % 2 ? one : two, { 'x-forwarded-for': newAddress() });
    await browser.call(operatorsApi.signIn, { body: { email, password: adminPassword } });
    for (let guess = 0; guess < 2; guess++) ends.push(await code(browser, wrongCode(secret)));
  }
  expect(ends).toEqual([...Array(5).fill('admin.code_wrong'), ...Array(3).fill('admin.too_many_attempts')]);
  const { rows } = await free.database.pool.query(
    "select reason, count(*)::int as count from admin_audit where who = $1 and act = 'sign_in.code' group by 1 order by 1",
    [email],
  );
  // Two network addresses reached the limit, with one entry each.
  expect(rows).toEqual([
    { reason: 'admin.code_wrong', count: 5 },
    { reason: 'admin.too_many_attempts', count: 2 },
  ]);
  const browser = openAdminBrowser(one, { 'x-forwarded-for': newAddress() });
  await browser.call(operatorsApi.signIn, { body: { email, password: adminPassword } });
  expect(await code(browser, appCode(secret, 1))).toBe('admin.too_many_attempts');
  await wait(codeLimit.every + 1);
  expect(await code(browser, appCode(secret, 1))).toBe('in');
});
