import { expect, test } from 'vitest';
import type { AccountHolder } from '#test/support/account-holders.ts';
import { browserFetch, clientOf, testPassword } from '#test/support/accounts-app.ts';
import { createAuthenticator, openPasskeyAccount, signInByPasskey } from '#test/support/authenticator.ts';
import { openAccountsApp } from '#test/support/open-apps.ts';
import { addFactor } from '#test/support/second-factors.ts';

const app = await openAccountsApp();
const { database } = app;
const authenticator = () => createAuthenticator('https://thengisa.example');

const levelOf = async (auth: AccountHolder['auth']) => (await auth.mfa.getAuthenticatorAssuranceLevel()).data;

test('a passkey opens a session with both factors, without a name or a password', async () => {
  const holder = await openPasskeyAccount(app);
  const auth = clientOf(app);
  const { data: started } = await auth.passkey.startAuthentication();
  expect(started?.options).toMatchObject({ rpId: 'thengisa.example', userVerification: 'required' });
  const { data, error } = await signInByPasskey(auth, holder.device);
  expect(error).toBeNull();
  expect((data as { user: { email: string } }).user.email).toBe(holder.email);
  expect(await levelOf(auth)).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
  expect((await auth.getUser()).error).toBeNull();
  expect((await auth.refreshSession()).error).toBeNull();
  expect(await levelOf(auth)).toMatchObject({ currentLevel: 'aal2' });
  expect((await auth.passkey.list()).data).toEqual([expect.objectContaining({ last_used_at: expect.any(String) })]);
});

test('a passkey replaces the app’s code, and ends sessions waiting for one', async () => {
  const holder = await openPasskeyAccount(app);
  await addFactor(holder);
  const browser = browserFetch();
  const auth = clientOf(app, { fetch: browser.fetch });
  await auth.signInWithPassword({ email: holder.email, password: testPassword });
  const half = (await auth.getSession()).data.session?.access_token;
  expect((await auth.passkey.list()).error).toMatchObject({ code: 'insufficient_aal' });
  expect((await signInByPasskey(auth, holder.device)).error).toBeNull();
  expect((await auth.passkey.list()).error).toBeNull();
  const before = await fetch(`${app.url}/auth/v1/user`, { headers: { authorization: `Bearer ${half}` } });
  expect(before.status).toBe(403);
  // The session that has shown its app stays.
  expect((await holder.auth.getUser()).error).toBeNull();
});

test('a passkey proves the owner: for 15 minutes the second factor may be changed', async () => {
  const holder = await openPasskeyAccount(app);
  await addFactor(holder);
  const auth = clientOf(app);
  await signInByPasskey(auth, holder.device);
  const [app1] = (await auth.mfa.listFactors()).data?.totp ?? [];
  expect((await auth.mfa.unenroll({ factorId: app1?.id ?? '' })).error).toBeNull();
  expect(await levelOf(auth)).toMatchObject({ currentLevel: 'aal2' });
});

const lies = {
  'another site': { origin: 'http://thengisa.example' },
  'another relying party': { rpId: 'example.net' },
  'another challenge': { challenge: 'AAAA' },
  'a registration': { type: 'webauthn.create' },
  'user not verified': { unverified: true },
  'a page in a frame': { crossOrigin: true },
  'another user': { userHandle: Buffer.from('019a0000-0000-7000-8000-000000000000').toString('base64url') },
};
test.each(Object.entries(lies))('refuses an assertion for %s', async (_name, lie) => {
  const { device } = await openPasskeyAccount(app);
  expect((await signInByPasskey(clientOf(app), device, lie)).error).toMatchObject({
    status: 400,
    code: 'webauthn_verification_failed',
  });
});

test('refuses a replayed assertion, an unknown passkey, and a signature of another key', async () => {
  const { device } = await openPasskeyAccount(app);
  const auth = clientOf(app);
  const { data: started } = await auth.passkey.startAuthentication();
  const challengeId = started?.challenge_id ?? '';
  const credential = device.get(started?.options as never) as never;
  expect((await auth.passkey.verifyAuthentication({ challengeId, credential })).error).toBeNull();
  expect((await auth.passkey.verifyAuthentication({ challengeId, credential })).error).toMatchObject({
    code: 'webauthn_challenge_not_found',
  });
  expect((await signInByPasskey(auth, authenticator())).error).toMatchObject({
    status: 400,
    code: 'webauthn_credential_not_found',
  });
  const forged = { ...authenticator(), id: device.id };
  const answer = (asked: never) => ({ ...forged.get(asked), id: device.id, rawId: device.id });
  expect((await signInByPasskey(auth, { ...forged, get: answer } as never)).error).toMatchObject({
    code: 'webauthn_verification_failed',
  });
});

test('refuses a clone, whose counter is behind', async () => {
  const { device } = await openPasskeyAccount(app, { counts: true });
  const auth = clientOf(app);
  expect((await signInByPasskey(auth, device, { signCount: 4_000_000_000 })).error).toBeNull();
  for (const signCount of [3_999_999_999, 4_000_000_000, 0]) {
    expect((await signInByPasskey(auth, device, { signCount })).error).toMatchObject({
      code: 'webauthn_verification_failed',
    });
  }
  expect((await signInByPasskey(auth, device, { signCount: 4_000_000_001 })).error).toBeNull();
});

test('a passkey of a suspended user is refused', async () => {
  const { device, userId } = await openPasskeyAccount(app);
  await database.pool.query(`update users set banned_until = now() + interval '1 day' where id = $1`, [userId]);
  expect((await signInByPasskey(clientOf(app), device)).error).toMatchObject({ code: 'user_banned' });
});
