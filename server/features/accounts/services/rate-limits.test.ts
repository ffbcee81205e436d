import { describe, expect, test } from 'vitest';
import { newEmail, openAccount } from '#test/support/account-holders.ts';
import { type AccountsApp, browserFetch, clientOf, lastMail, testPassword } from '#test/support/accounts-app.ts';
import { mailsTo } from '#test/support/mails.ts';
import { openAccountsApp } from '#test/support/open-apps.ts';

const free = await openAccountsApp();
const { database } = free;
// Behind two proxies, each of which appends the address of its caller.
const one = await openAccountsApp({ database, rateLimits: true, trustProxy: 2 });
const two = await openAccountsApp({ database, rateLimits: true, trustProxy: 2 });

let addresses = 0;
const newAddress = () => `198.51.${Math.floor(addresses / 250)}.${(addresses++ % 250) + 1}`;

/** The same client, from a network not used before. */
function fromElsewhere(fetcher: typeof fetch): typeof fetch {
  const from = newAddress();
  return (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('x-forwarded-for', `${from}, 10.0.0.1`);
    return fetcher(input, { ...init, headers });
  };
}

type Answer = { status: number; code: unknown; message: string; retryAfter: string | null };

async function post(app: AccountsApp, path: string, body: object, from: string, token?: string): Promise<Answer> {
  const response = await fetch(`${app.url}/auth/v1${path}`, {
    method: 'POST',
    headers: {
      'x-supabase-api-version': '2024-01-01',
      'x-forwarded-for': `${from}, 10.0.0.1`,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const { code, message } = (await response.json()) as { code?: unknown; message?: string };
  return { status: response.status, code, message: message ?? '', retryAfter: response.headers.get('retry-after') };
}

/** Number of allowed calls out of `count`, spread over two processes. */
async function allowed(count: number, call: (app: AccountsApp, index: number) => Promise<Answer>): Promise<number> {
  const answers = await Promise.all(Array.from({ length: count }, (_, index) => call(index % 2 ? one : two, index)));
  for (const { status, code, retryAfter } of answers.filter((answer) => answer.status === 429)) {
    expect({ status, code }).toEqual({ status: 429, code: 'over_request_rate_limit' });
    expect(Number(retryAfter)).toBeGreaterThan(0);
  }
  return answers.filter(({ status }) => status !== 429).length;
}

/** Advances the clock of all rate limits. */
async function wait(seconds: number): Promise<void> {
  await database.pool.query('update rate_limits set empty_at = empty_at - make_interval(secs => $1)', [seconds]);
}

describe('an address', () => {
  test.each([
    ['/recover', 30],
    ['/otp', 30],
    ['/resend', 30],
    ['/verify', 30],
    ['/signup', 30],
  ])('may call %s %i times, over all processes, and a little later again', async (path, burst) => {
    const from = newAddress();
    const call = (app: AccountsApp) => post(app, path, {}, from);
    const first = await allowed(burst + 15, call);
    // The bucket leaks a little during the calls.
    expect(first).toBeGreaterThanOrEqual(burst);
    expect(first).toBeLessThanOrEqual(burst + 3);
    expect((await post(one, path, {}, newAddress())).status).not.toBe(429);
    await wait(11);
    expect((await call(one)).status).not.toBe(429);
  });

  test('is the one seen by the outermost trusted proxy, whatever the caller claims', async () => {
    const from = newAddress();
    const forged = (index: number) => `203.0.113.${index}, ${from}`;
    expect(await allowed(45, (app, index) => post(app, '/recover', {}, forged(index)))).toBeLessThanOrEqual(33);
  });

  test('of IPv6 is a whole subscriber', async () => {
    const from = (index: number) => `2001:db8:77:1::${(index + 1).toString(16)}`;
    expect(await allowed(45, (app, index) => post(app, '/recover', {}, from(index)))).toBeLessThanOrEqual(33);
    expect((await post(one, '/recover', {}, '2001:db8:77:2::1')).status).toBe(400);
  });
});

describe('guessing a password', () => {
  const guess = (app: AccountsApp, email: string, from: string) =>
    post(app, '/token?grant_type=password', { email, password: 'not the password' }, from);

  test('from one address is limited to ten, with or without such an account', async () => {
    for (const email of [(await openAccount(free)).email, newEmail('nobody')]) {
      const from = newAddress();
      const tried = await allowed(20, (app) => guess(app, email, from));
      expect(tried).toBeGreaterThanOrEqual(10);
      expect(tried).toBeLessThanOrEqual(11);
    }
  });

  test('from everywhere is limited too, except for a device that the owner used before', async () => {
    const browser = browserFetch();
    const { email } = await openAccount(free, { fetch: browser.fetch });
    const tried = await allowed(70, (app) => guess(app, email, newAddress()));
    expect(tried).toBeLessThanOrEqual(55);
    const strange = await clientOf(one, { fetch: fromElsewhere(fetch) }).signInWithPassword({
      email,
      password: testPassword,
    });
    expect(strange.error).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
    const known = await clientOf(one, { fetch: fromElsewhere(browser.fetch) }).signInWithPassword({
      email,
      password: testPassword,
    });
    expect(known.error).toBeNull();
  });

  test('from everywhere is limited for the same kind of client in the same neighbourhood, but not at its own address', async () => {
    const { email } = await openAccount(free);
    const [home, nextDoor] = ['203.0.113.7', '203.0.114.8'];
    const right = (from: string) => post(one, '/token?grant_type=password', { email, password: testPassword }, from);
    expect((await right(home)).status).toBe(200);
    await allowed(60, (app) => guess(app, email, newAddress()));
    expect(await right(nextDoor)).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
    expect((await right(home)).status).toBe(200);
  });

  test('with a copied token is limited from any address', async () => {
    const { session } = await openAccount(free);
    await database.pool.query(`update sessions set amr = '[]' where user_id = $1`, [session.user.id]);
    const tried = await allowed(20, async (app) => {
      const response = await fetch(`${app.url}/auth/v1/user`, {
        method: 'PUT',
        headers: {
          authorization: `Bearer ${session.access_token}`,
          'x-supabase-api-version': '2024-01-01',
          'x-forwarded-for': `${newAddress()}, 10.0.0.1`,
        },
        body: JSON.stringify({ password: 'another password of mine', current_password: 'a guess' }),
      });
      const { code } = (await response.json()) as { code: unknown };
      return { status: response.status, code, message: '', retryAfter: response.headers.get('retry-after') };
    });
    expect(tried).toBeGreaterThanOrEqual(10);
    expect(tried).toBeLessThanOrEqual(11);
  });

  test('is forgiven by the right one', async () => {
    const { email } = await openAccount(free);
    const from = newAddress();
    for (let count = 0; count < 8; count++) await guess(one, email, from);
    const right = await post(one, '/token?grant_type=password', { email, password: testPassword }, from);
    expect(right.status).toBe(200);
    for (let count = 0; count < 9; count++) expect((await guess(one, email, from)).status).toBe(400);
  });
});

describe('a mailbox', () => {
  test('gets one email a minute of a kind, and the caller learns nothing', async () => {
    const { email } = await openAccount(free);
    const before = (await mailsTo(free.database, email)).length;
    const ask = () => post(one, '/recover', { email }, newAddress());
    for (let count = 0; count < 4; count++) expect(await ask()).toMatchObject({ status: 200 });
    await lastMail(one, email);
    expect((await mailsTo(free.database, email)).length).toBe(before + 1);
    await wait(61);
    await ask();
    await lastMail(one, email);
    expect((await mailsTo(free.database, email)).length).toBe(before + 2);
  });

  test('gets at most twenty emails a day that were requested without a session', async () => {
    const email = newEmail('flooded');
    await clientOf(free).signUp({ email, password: testPassword });
    const before = (await mailsTo(free.database, email)).length;
    for (let count = 0; count < 25; count++) {
      await post(one, '/resend', { type: 'signup', email }, newAddress());
      await one.settle();
      await wait(60);
    }
    const sent = (await mailsTo(free.database, email)).length - before;
    expect(sent).toBeGreaterThanOrEqual(20);
    expect(sent).toBeLessThanOrEqual(21);
  });

  test('gets no more of them when many accounts want to move to it', async () => {
    const target = newEmail('target');
    const owner = await openAccount(free);
    const move = async (to: string) => {
      const { session } = await openAccount(free);
      const response = await fetch(`${one.url}/auth/v1/user`, {
        method: 'PUT',
        headers: {
          authorization: `Bearer ${session.access_token}`,
          'x-supabase-api-version': '2024-01-01',
          'x-forwarded-for': `${newAddress()}, 10.0.0.1`,
        },
        body: JSON.stringify({ email: to }),
      });
      return ((await response.json()) as { code?: string }).code ?? 'asked';
    };
    expect(await Promise.all([move(target), move(target), move(target)])).toContain('over_email_send_rate_limit');
    expect(await mailsTo(free.database, target)).toHaveLength(1);
    for (let count = 0; count < 22; count++) {
      await wait(60);
      await move(target);
      // An address of another account gets no email, and none is counted.
      expect(await move(owner.email)).toBe('email_exists');
    }
    expect((await mailsTo(free.database, target)).length).toBeLessThanOrEqual(21);
    expect(await move(target)).toBe('over_email_send_rate_limit');
    await post(one, '/recover', { email: owner.email }, newAddress());
    expect((await lastMail(one, owner.email)).subject).toContain('Choose a new password');
  });

  test('gets no more of them when the move to it is requested again', async () => {
    const { auth, email } = await openAccount(free);
    const target = newEmail('target');
    await auth.updateUser({ email: target });
    for (let count = 0; count < 5; count++) {
      await post(one, '/resend', { type: 'email_change', email }, newAddress());
      await one.settle();
    }
    expect(await mailsTo(free.database, target)).toHaveLength(2);
  });

  test('that got an email a moment ago delays a sign-up, with the error of the protocol', async () => {
    const email = newEmail();
    const signUp = () => post(one, '/signup', { email, password: testPassword }, newAddress());
    expect((await signUp()).status).toBe(200);
    const again = await signUp();
    expect(again).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    expect(again.message).toMatch(/^For security purposes, you can only request this after \d+ seconds\.$/);
  });

  test('limits its owner too, with an error', async () => {
    const { session } = await openAccount(free);
    const ask = () =>
      fetch(`${one.url}/auth/v1/reauthenticate`, { headers: { authorization: `Bearer ${session.access_token}` } });
    expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
  });
});

test('a session that refreshes endlessly is told to wait, and stays signed in', async () => {
  const { session } = await openAccount(free);
  const from = newAddress();
  const answers = await Promise.all(
    Array.from({ length: 160 }, (_, index) =>
      post(index % 2 ? one : two, '/token?grant_type=refresh_token', { refresh_token: session.refresh_token }, from),
    ),
  );
  const statuses = new Set(answers.map(({ status }) => status));
  // Never 429: the client would sign the person out.
  expect(statuses).toEqual(new Set([200, 503]));
  await wait(60);
  const later = await post(one, '/token?grant_type=refresh_token', { refresh_token: session.refresh_token }, from);
  expect(later.status).toBe(200);
});

test('a second factor cannot be guessed', async () => {
  const { auth, session } = await openAccount(free);
  const { data } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  const challenge = await auth.mfa.challenge({ factorId: data?.id ?? '' });
  const body = { challenge_id: challenge.data?.id, code: '000000' };
  const tried = await allowed(20, (app) =>
    post(app, `/factors/${data?.id}/verify`, body, newAddress(), session.access_token),
  );
  expect(tried).toBeGreaterThanOrEqual(10);
  expect(tried).toBeLessThanOrEqual(11);
});
