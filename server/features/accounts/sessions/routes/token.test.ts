import { expect, test } from 'vitest';
import { newEmail, openAccount, signInAgain } from '#test/support/account-holders.ts';
import { clientOf, testPassword } from '#test/support/accounts-app.ts';
import { openAccountsApp } from '#test/support/open-apps.ts';
import { callRefresh, callToken } from '#test/support/token-calls.ts';

const app = await openAccountsApp();
const { database } = app;

test('signs in, regardless of the case of the address', async () => {
  const { email } = await openAccount(app);
  const { data, error } = await clientOf(app).signInWithPassword({
    email: ` ${email.toUpperCase()} `,
    password: testPassword,
  });
  expect(error).toBeNull();
  expect(data.user?.last_sign_in_at).toBeDefined();
  expect(data.session?.expires_in).toBe(900);
});

test('signs in with an address that was pasted with invisible characters', async () => {
  const { email } = await openAccount(app);
  for (const typed of [`${email}\u200B`, `\u202A${email}\u202C`, email.replace('@', '\u00A0@\u2060')]) {
    const { error } = await clientOf(app).signInWithPassword({ email: typed, password: testPassword });
    expect(error, JSON.stringify(typed)).toBeNull();
  }
});

test('an unknown address and a wrong password get the same answer', async () => {
  const { email } = await openAccount(app);
  const wrong = await callToken(app, 'password', { email, password: 'not the password' });
  const unknown = await callToken(app, 'password', { email: newEmail('nobody'), password: 'not the password' });
  expect(wrong).toEqual({ status: 400, body: { code: 'invalid_credentials', message: 'Invalid login credentials' } });
  expect(unknown).toEqual(wrong);
});

test('a suspended user is told so, only after the right password', async () => {
  const { email, userId, session } = await openAccount(app);
  await database.pool.query(`update users set banned_until = now() + interval '1 day' where id = $1`, [userId]);
  expect((await callToken(app, 'password', { email, password: 'not the password' })).body.code).toBe(
    'invalid_credentials',
  );
  expect((await callToken(app, 'password', { email, password: testPassword })).body.code).toBe('user_banned');
  expect((await callRefresh(app, session.refresh_token)).body.code).toBe('user_banned');
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
  expect(await callToken(app, grant, body)).toMatchObject({ status, body: { code } });
});

test('signing in again opens another session', async () => {
  const holder = await openAccount(app);
  const other = await signInAgain(app, holder);
  expect((await holder.auth.getClaims()).data?.claims.session_id).not.toBe(
    (await other.auth.getClaims()).data?.claims.session_id,
  );
});
