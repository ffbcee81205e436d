import { expect, test } from 'vitest';
import { newEmail } from '#test/support/account-holders.ts';
import { clientOf, lastMail, secretsOf, testPassword } from '#test/support/accounts-app.ts';
import { openAccountsApp } from '#test/support/open-apps.ts';
import { callToken } from '#test/support/token-calls.ts';

const app = await openAccountsApp();
const { database } = app;

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

test('the link gives a code that the client with the verifier can exchange for a session, once', async () => {
  const { auth, email, tokenHash } = await startFlow();
  const target = await follow(tokenHash, 'signup', 'thengisa://signed-in?from=mail');
  expect(`${target.protocol}//${target.host}`).toBe('thengisa://signed-in');
  expect(target.searchParams.get('from')).toBe('mail');
  expect(target.hash).toBe('');
  const code = target.searchParams.get('code') ?? '';
  const { data, error } = await auth.exchangeCodeForSession(code);
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ email });
  const again = await callToken(app, 'pkce', { auth_code: code, code_verifier: 'x'.repeat(50) });
  expect(again).toMatchObject({ status: 404, body: { code: 'flow_state_not_found' } });
});

test('another verifier and an expired code are refused', async () => {
  const { auth, tokenHash } = await startFlow();
  const code = (await follow(tokenHash)).searchParams.get('code') ?? '';
  const guess = await callToken(app, 'pkce', { auth_code: code, code_verifier: 'ü'.repeat(43) });
  expect(guess).toMatchObject({ status: 400, body: { code: 'bad_code_verifier' } });
  await database.pool.query(`update pkce_codes set created_at = now() - interval '6 minutes'`);
  const { error } = await auth.exchangeCodeForSession(code);
  expect(error).toMatchObject({ status: 422, code: 'flow_state_expired' });
});

test('a used link gives an error in the query and in the fragment', async () => {
  const { tokenHash } = await startFlow();
  await follow(tokenHash);
  const target = await follow(tokenHash, 'signup', 'https://evil.example/');
  expect(target.origin + target.pathname).toBe('https://thengisa.example/auth');
  expect(target.searchParams.get('error_code')).toBe('otp_expired');
  expect(new URLSearchParams(target.hash.slice(1)).get('error')).toBe('access_denied');
});

test('without PKCE the session is in the fragment', async () => {
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
