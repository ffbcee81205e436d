import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newEmail, openAccount, signInAgain } from '#test/support/account-holders.ts';
import {
  type AccountsApp,
  browserFetch,
  clientOf,
  lastMail,
  memoryStorage,
  secretsOf,
  startAccountsApp,
  testPassword,
} from '#test/support/accounts-app.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts';

let database: TestDatabase;
let app: AccountsApp;
let second: AccountsApp;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await startAccountsApp(database);
  second = await startAccountsApp(database);
});

afterAll(async () => {
  await app?.close();
  await second?.close();
  await database.close();
});

type Answer = { status: number; body: Record<string, unknown> };

async function token(grant: string, body: unknown, fetcher = fetch, at = app): Promise<Answer> {
  const response = await fetcher(`${at.url}/auth/v1/token?grant_type=${grant}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const refresh = (refreshToken: unknown, fetcher = fetch, at = app) =>
  token('refresh_token', { refresh_token: refreshToken }, fetcher, at);

/** As if the last refresh had been longer ago than the time of grace. */
async function passGrace(userId: string): Promise<void> {
  await database.pool.query(`update sessions set refreshed_at = now() - interval '1 minute' where user_id = $1`, [
    userId,
  ]);
}

describe('password', () => {
  test('signs in, however the address is written', async () => {
    const { email } = await openAccount(app);
    const { data, error } = await clientOf(app).signInWithPassword({
      email: ` ${email.toUpperCase()} `,
      password: testPassword,
    });
    expect(error).toBeNull();
    expect(data.user?.last_sign_in_at).toBeDefined();
    expect(data.session?.expires_in).toBe(900);
  });

  test('an unknown address and a wrong password get the same answer', async () => {
    const { email } = await openAccount(app);
    const wrong = await token('password', { email, password: 'not the password' });
    const unknown = await token('password', { email: newEmail('nobody'), password: 'not the password' });
    expect(wrong).toEqual({ status: 400, body: { code: 'invalid_credentials', message: 'Invalid login credentials' } });
    expect(unknown).toEqual(wrong);
  });

  test('a banned account is told so, after the right password only', async () => {
    const { email, userId, session } = await openAccount(app);
    await database.pool.query(`update users set banned_until = now() + interval '1 day' where id = $1`, [userId]);
    expect((await token('password', { email, password: 'not the password' })).body.code).toBe('invalid_credentials');
    expect((await token('password', { email, password: testPassword })).body.code).toBe('user_banned');
    expect((await refresh(session.refresh_token)).body.code).toBe('user_banned');
  });

  test.each([
    ['password', {}, 400, 'validation_failed'],
    ['password', { phone: '+2710', password: 'x' }, 400, 'phone_provider_disabled'],
    ['password', { email: 'a\u0000@example.co.za', password: 'x' }, 400, 'validation_failed'],
    ['password', '{"email": ', 400, 'bad_json'],
    ['password', '[]', 400, 'bad_json'],
    ['nonsense', {}, 400, 'validation_failed'],
    ['id_token', {}, 404, 'provider_disabled'],
  ])('%s with %j: %i %s', async (grant, body, status, code) => {
    expect(await token(grant, body)).toMatchObject({ status, body: { code } });
  });
});

describe('refresh', () => {
  test('rotates, and an older tab gets the newest token again', async () => {
    const { session, userId } = await openAccount(app);
    const first = await refresh(session.refresh_token);
    expect(first.status).toBe(200);
    expect(first.body.refresh_token).not.toBe(session.refresh_token);
    // One behind: the answer may have got lost, however long ago.
    await passGrace(userId);
    expect((await refresh(session.refresh_token)).body.refresh_token).toBe(first.body.refresh_token);
  });

  test('fifty tabs at once, on two processes, stay signed in', async () => {
    const { session, userId } = await openAccount(app);
    const storms = await Promise.all(
      Array.from({ length: 50 }, (_, tab) => refresh(session.refresh_token, fetch, tab % 2 ? second : app)),
    );
    expect(new Set(storms.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(storms.map(({ body }) => body.refresh_token)).size).toBe(1);
    await passGrace(userId);
    expect((await refresh(storms[0]?.body.refresh_token)).status).toBe(200);
  });

  test('clients that share their storage all keep their session', async () => {
    const { email } = await openAccount(app);
    const storage = memoryStorage();
    const tabs = Array.from({ length: 20 }, () => clientOf(app, { storage }));
    const [opener] = tabs;
    await opener?.signInWithPassword({ email, password: testPassword });
    for (let round = 0; round < 3; round++) {
      await Promise.all(tabs.map((tab) => tab.refreshSession()));
      const sessions = await Promise.all(tabs.map((tab) => tab.getSession()));
      expect(sessions.every(({ data }) => data.session?.user.email === email)).toBe(true);
    }
    const users = await Promise.all(tabs.map((tab) => tab.getUser()));
    expect(users.map(({ error }) => error)).toEqual(Array(20).fill(null));
  });

  test('a stolen older token ends the session, for the thief and for the owner', async () => {
    const { session, userId } = await openAccount(app);
    let newest = session.refresh_token;
    for (let round = 0; round < 2; round++) newest = String((await refresh(newest)).body.refresh_token);
    // Within the time of grace an older tab is believed.
    expect((await refresh(session.refresh_token)).body.refresh_token).toBe(newest);
    await passGrace(userId);
    expect(await refresh(session.refresh_token)).toEqual({
      status: 400,
      body: { code: 'refresh_token_already_used', message: 'Invalid Refresh Token: Already Used' },
    });
    expect(await refresh(newest)).toEqual({
      status: 400,
      body: { code: 'refresh_token_not_found', message: 'Invalid Refresh Token: Refresh Token Not Found' },
    });
    expect((await clientOf(app).getUser(session.access_token)).data.user).toBeNull();
  });

  test('a session ends for good, however often it is refreshed', async () => {
    const { session, userId } = await openAccount(app);
    await database.pool.query(`update sessions set expires_at = now() where user_id = $1`, [userId]);
    expect((await refresh(session.refresh_token)).body.code).toBe('session_expired');
    expect((await refresh(session.refresh_token)).body.code).toBe('refresh_token_not_found');
  });

  test('made-up tokens are refused without a query', async () => {
    const { session } = await openAccount(app);
    const forged = Buffer.from(session.refresh_token, 'base64url');
    forged.writeUInt32BE(7, 17);
    const before = app.queries();
    for (const [text, code] of [
      ['abcdefghijkl', 'validation_failed'],
      ['', 'validation_failed'],
      [`${session.refresh_token}A`, 'validation_failed'],
      [forged.toString('base64url'), 'refresh_token_not_found'],
    ]) {
      expect(await refresh(text)).toMatchObject({ status: 400, body: { code } });
    }
    expect(app.queries()).toBe(before);
    expect((await refresh({ token: 1 })).body.code).toBe('validation_failed');
  });
});

describe('a browser on our own origin', () => {
  test('keeps its secret in a cookie that scripts cannot read', async () => {
    const browser = browserFetch();
    const { auth, session } = await openAccount(app, { fetch: browser.fetch });
    const { headers } = await browser.fetch(`${app.url}/auth/v1/token?grant_type=refresh_token`, {
      method: 'POST',
      body: JSON.stringify({ refresh_token: session.refresh_token }),
    });
    const cookie = headers.getSetCookie().find((line) => line.startsWith('__Secure-thengisa-refresh='));
    expect(cookie).toMatch(/; Path=\/auth\/v1; HttpOnly; Secure; SameSite=Strict$/);
    expect(await auth.refreshSession()).toMatchObject({ error: null });
    expect(await auth.refreshSession()).toMatchObject({ error: null });
    expect((await auth.getUser()).error).toBeNull();
  });

  test('copied local storage alone gets nothing, and ends nothing', async () => {
    const browser = browserFetch();
    const { auth, session } = await openAccount(app, { fetch: browser.fetch });
    const notFound = { status: 400, body: { code: 'refresh_token_not_found' } };
    expect(await refresh(session.refresh_token)).toMatchObject(notFound);
    expect(await refresh(session.refresh_token, browserFetch().fetch)).toMatchObject(notFound);
    // The secret is worth nothing where scripts could have put it.
    const secret = browser.cookies.get('__Secure-thengisa-refresh');
    expect(await refresh(secret)).toMatchObject(notFound);
    expect(await auth.refreshSession()).toMatchObject({ error: null });
  });

  test('another origin never has the cookie honoured', async () => {
    const browser = browserFetch();
    const { session } = await openAccount(app, { fetch: browser.fetch });
    const elsewhere = browserFetch('https://evil.example');
    for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
    expect((await refresh(session.refresh_token, elsewhere.fetch)).body.code).toBe('refresh_token_not_found');
  });

  test('the handle of one session and the cookie of another do not match', async () => {
    const browser = browserFetch();
    const { session } = await openAccount(app, { fetch: browser.fetch });
    await openAccount(app, { fetch: browser.fetch });
    expect((await refresh(session.refresh_token, browser.fetch)).body.code).toBe('refresh_token_not_found');
  });

  test('fifty tabs at once stay signed in, whatever order their cookies come back in', async () => {
    const browser = browserFetch();
    const { session, userId } = await openAccount(app, { fetch: browser.fetch });
    const storm = await Promise.all(Array.from({ length: 50 }, () => refresh(session.refresh_token, browser.fetch)));
    expect(new Set(storm.map(({ status }) => status))).toEqual(new Set([200]));
    await passGrace(userId);
    expect((await refresh(storm[0]?.body.refresh_token, browser.fetch)).status).toBe(200);
  });

  test('signing out takes the cookie away', async () => {
    const browser = browserFetch();
    const { auth } = await openAccount(app, { fetch: browser.fetch });
    expect(browser.cookies.has('__Secure-thengisa-refresh')).toBe(true);
    expect((await auth.signOut({ scope: 'local' })).error).toBeNull();
    expect(browser.cookies.has('__Secure-thengisa-refresh')).toBe(false);
  });
});

describe('PKCE', () => {
  async function startFlow() {
    const auth = clientOf(app, { flowType: 'pkce' });
    const email = newEmail();
    const { error } = await auth.signUp({ email, password: testPassword });
    expect(error).toBeNull();
    const { tokenHash } = secretsOf(await lastMail(app, email));
    expect(tokenHash).toMatch(/^pkce_/);
    return { auth, email, tokenHash };
  }

  async function follow(tokenHash: string, type = 'signup', redirectTo = ''): Promise<URL> {
    const query = new URLSearchParams({ token: tokenHash, type, ...(redirectTo && { redirect_to: redirectTo }) });
    const response = await fetch(`${app.url}/auth/v1/verify?${query}`, { redirect: 'manual' });
    expect(response.status).toBe(303);
    return new URL(response.headers.get('location') ?? '');
  }

  test('the link gives a code, and the client with the verifier gets the session, once', async () => {
    const { auth, email, tokenHash } = await startFlow();
    const target = await follow(tokenHash, 'signup', 'thengisa://signed-in?from=mail');
    expect(`${target.protocol}//${target.host}`).toBe('thengisa://signed-in');
    expect(target.searchParams.get('from')).toBe('mail');
    expect(target.hash).toBe('');
    const code = target.searchParams.get('code') ?? '';
    const { data, error } = await auth.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email });
    const again = await token('pkce', { auth_code: code, code_verifier: 'x'.repeat(50) });
    expect(again).toMatchObject({ status: 404, body: { code: 'flow_state_not_found' } });
  });

  test('another verifier, and a code that waited too long, are refused', async () => {
    const { auth, tokenHash } = await startFlow();
    const code = (await follow(tokenHash)).searchParams.get('code') ?? '';
    const guess = await token('pkce', { auth_code: code, code_verifier: 'ü'.repeat(43) });
    expect(guess).toMatchObject({ status: 400, body: { code: 'bad_code_verifier' } });
    await database.pool.query(`update pkce_codes set created_at = now() - interval '6 minutes'`);
    const { error } = await auth.exchangeCodeForSession(code);
    expect(error).toMatchObject({ status: 422, code: 'flow_state_expired' });
  });

  test('a used link says so in the query and in the fragment', async () => {
    const { tokenHash } = await startFlow();
    await follow(tokenHash);
    const target = await follow(tokenHash, 'signup', 'https://evil.example/');
    expect(target.origin + target.pathname).toBe('https://thengisa.example/auth');
    expect(target.searchParams.get('error_code')).toBe('otp_expired');
    expect(new URLSearchParams(target.hash.slice(1)).get('error')).toBe('access_denied');
  });

  test('without it the session is in the fragment', async () => {
    const email = newEmail();
    await clientOf(app).signUp({ email, password: testPassword });
    const target = await follow(secretsOf(await lastMail(app, email)).tokenHash);
    const fields = new URLSearchParams(target.hash.slice(1));
    expect([...fields.keys()]).toEqual([
      'access_token',
      'token_type',
      'expires_in',
      'expires_at',
      'refresh_token',
      'type',
      'sb',
    ]);
    const { data } = await clientOf(app).getUser(fields.get('access_token') ?? '');
    expect(data.user).toMatchObject({ email });
    const failed = await follow('no-such-token');
    expect(failed.search).toBe('');
    expect(new URLSearchParams(failed.hash.slice(1)).get('error_code')).toBe('otp_expired');
  });
});

test('signing in again opens a session of its own', async () => {
  const holder = await openAccount(app);
  const other = await signInAgain(app, holder);
  expect((await holder.auth.getClaims()).data?.claims.session_id).not.toBe(
    (await other.auth.getClaims()).data?.claims.session_id,
  );
});
