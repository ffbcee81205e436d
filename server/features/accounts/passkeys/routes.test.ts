import { describe, expect, test } from 'vitest';
import { type AccountHolder, growOld, openAccount, signInAgain } from '#test/support/account-holders.ts';
import { clientOf, testPassword } from '#test/support/accounts-app.ts';
import { addPasskey, createAuthenticator, openPasskeyAccount, signInByPasskey } from '#test/support/authenticator.ts';
import { mailsTo } from '#test/support/mails.ts';
import { openAccountsApp } from '#test/support/open-apps.ts';
import { addFactor } from '#test/support/second-factors.ts';

const app = await openAccountsApp();
const numbers = await openAccountsApp({ siteUrl: 'https://[::1]:3000' });
const { database } = app;
const site = 'https://thengisa.example';
const authenticator = () => createAuthenticator(site);

/** Calls as our own pages do: with a proof, which the protocol does not have. */
async function ask(holder: { auth: AccountHolder['auth'] }, method: string, path: string, body?: object) {
  const token = (await holder.auth.getSession()).data.session?.access_token;
  const response = await fetch(`${app.url}/auth/v1/passkeys${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'x-supabase-api-version': '2024-01-01' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, ...(text === '' ? {} : (JSON.parse(text) as { code?: string; message?: string })) };
}

const levelOf = async (auth: AccountHolder['auth']) => (await auth.mfa.getAuthenticatorAssuranceLevel()).data;

describe('adding one', () => {
  test('asks for user verification and excludes the account’s passkeys', async () => {
    const holder = await openPasskeyAccount(app);
    const { data } = await holder.auth.passkey.startRegistration();
    expect(data?.options).toMatchObject({
      rp: { id: 'thengisa.example' },
      user: { name: holder.email, id: Buffer.from(holder.userId).toString('base64url') },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: holder.device.id }],
    });
    expect(data?.expires_at).toBeGreaterThan(Date.now() / 1000);
  });

  test('lists it, with a name that can be changed, and emails the owner', async () => {
    const holder = await openPasskeyAccount(app);
    const { data: listed } = await holder.auth.passkey.list();
    expect(listed).toEqual([
      { id: holder.passkeyId, friendly_name: 'Passkey, an unknown device', created_at: expect.any(String) },
    ]);
    const renamed = await holder.auth.passkey.update({ passkeyId: holder.passkeyId, friendlyName: ' My phone ' });
    expect(renamed.data).toMatchObject({ id: holder.passkeyId, friendly_name: 'My phone' });
    expect((await mailsTo(database, holder.email)).map(({ subject }) => subject)).toContain(
      'A passkey was added to your Thengisa account',
    );
  });

  test('does not make the account ask for a second factor after the password', async () => {
    const holder = await openPasskeyAccount(app);
    const { auth, session } = await signInAgain(app, holder);
    expect(session?.user.factors).toBeUndefined();
    expect(await levelOf(auth)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
    expect((await auth.passkey.list()).data).toHaveLength(1);
  });

  test('needs a session, and a fresh proof', async () => {
    expect(await ask({ auth: clientOf(app) }, 'POST', '/registration/options', {})).toMatchObject({
      status: 403,
      code: 'bad_jwt',
    });
    const holder = await openAccount(app);
    await growOld(app, holder);
    expect((await holder.auth.passkey.startRegistration()).error).toMatchObject({
      status: 400,
      code: 'reauthentication_needed',
    });
    const options = (current_password: string) => ask(holder, 'POST', '/registration/options', { current_password });
    expect(await options('not the password')).toMatchObject({ status: 400, code: 'invalid_credentials' });
    expect(await options(testPassword)).toMatchObject({ status: 200 });
  });

  test('needs the second factor, if there is one', async () => {
    const holder = await openAccount(app);
    await addFactor(holder);
    const { auth } = await signInAgain(app, holder);
    expect((await auth.passkey.startRegistration()).error).toMatchObject({ status: 401, code: 'insufficient_aal' });
    expect((await auth.passkey.list()).error).toMatchObject({ code: 'insufficient_aal' });
  });

  const lies = {
    'another site': { origin: 'https://thengisa.example.net' },
    'another relying party': { rpId: 'example.net' },
    'another challenge': { challenge: 'AAAA' },
    'a sign-in': { type: 'webauthn.get' },
    'user not verified': { unverified: true },
    'a page in a frame': { crossOrigin: true },
  };
  test.each(Object.entries(lies))('refuses an attestation for %s', async (_name, lie) => {
    const holder = await openAccount(app);
    expect((await addPasskey(holder, authenticator(), lie)).error).toMatchObject({
      status: 400,
      code: 'webauthn_verification_failed',
    });
    expect((await holder.auth.passkey.list()).data).toEqual([]);
  });

  test('ignores the authenticator’s statement about its make', async () => {
    const holder = await openAccount(app);
    expect((await addPasskey(holder, authenticator(), { attestation: 'packed' })).error).toBeNull();
  });

  test('accepts a challenge once, in the same session, for its purpose, for five minutes', async () => {
    const holder = await openAccount(app);
    const started = await holder.auth.passkey.startRegistration();
    const { challenge_id: challengeId, options } = started.data ?? {};
    const credential = authenticator().create(options as never) as never;
    const verify = ({ auth }: Pick<AccountHolder, 'auth'>) =>
      auth.passkey.verifyRegistration({ challengeId: challengeId ?? '', credential });
    const notFound = { status: 400, code: 'webauthn_challenge_not_found' };
    expect((await verify(await openAccount(app))).error).toMatchObject(notFound);
    expect((await verify(await signInAgain(app, holder))).error).toMatchObject(notFound);
    expect((await verify(holder)).error).toBeNull();
    expect((await verify(holder)).error).toMatchObject(notFound);

    const signIn = await holder.auth.passkey.startAuthentication();
    const other = authenticator().create(signIn.data?.options as never) as never;
    const wrongPurpose = { challengeId: signIn.data?.challenge_id ?? '', credential: other };
    expect((await holder.auth.passkey.verifyRegistration(wrongPurpose)).error).toMatchObject(notFound);

    const late = await holder.auth.passkey.startRegistration();
    await database.pool.query(`update passkey_challenges set created_at = now() - interval '301 seconds'`);
    const tooLate = {
      challengeId: late.data?.challenge_id ?? '',
      credential: authenticator().create(late.data?.options as never) as never,
    };
    expect((await holder.auth.passkey.verifyRegistration(tooLate)).error).toMatchObject({
      status: 400,
      code: 'webauthn_challenge_expired',
    });
  });

  test('refuses a credential that an account has, and an eleventh passkey', async () => {
    const holder = await openPasskeyAccount(app);
    const exists = { status: 422, code: 'webauthn_credential_exists' };
    expect((await addPasskey(holder, holder.device)).error).toMatchObject(exists);
    const other = await openAccount(app);
    expect((await addPasskey(other, holder.device)).error).toMatchObject(exists);
    expect(await mailsTo(database, other.email)).toHaveLength(1);
    for (let count = 1; count < 10; count++) expect((await addPasskey(holder, authenticator())).error).toBeNull();
    expect((await addPasskey(holder, authenticator())).error).toMatchObject({
      status: 422,
      code: 'too_many_passkeys',
    });
    const names = ((await holder.auth.passkey.list()).data ?? []).map((passkey) => passkey.friendly_name);
    expect(new Set(names).size).toBe(10);
    await addFactor(holder);
  });

  test('is not offered on a site opened by its IP address', async () => {
    const holder = await openAccount(numbers);
    const disabled = { status: 404, code: 'passkey_disabled' };
    expect((await holder.auth.passkey.startRegistration()).error).toMatchObject(disabled);
    expect((await holder.auth.passkey.startAuthentication()).error).toMatchObject(disabled);
  });
});

describe('removing one', () => {
  test('ends the sessions that it opened, except the one that removes it, and emails the owner', async () => {
    const holder = await openPasskeyAccount(app);
    const [here, there] = [clientOf(app), clientOf(app)];
    await signInByPasskey(here, holder.device);
    await signInByPasskey(there, holder.device);
    expect((await here.passkey.delete({ passkeyId: holder.passkeyId })).error).toBeNull();
    expect((await there.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
    expect((await here.getUser()).error).toBeNull();
    await here.refreshSession();
    expect(await levelOf(here)).toMatchObject({ currentLevel: 'aal1' });
    expect((await signInByPasskey(there, holder.device)).error).toMatchObject({
      code: 'webauthn_credential_not_found',
    });
    const subjects = (await mailsTo(database, holder.email)).map(({ subject }) => subject);
    expect(subjects).toContain('A passkey was removed from your Thengisa account');
  });

  test('needs a fresh proof, and the owner', async () => {
    const holder = await openPasskeyAccount(app);
    const other = await openAccount(app);
    const missing = { status: 404, code: 'validation_failed', message: 'Passkey not found' };
    const path = `/${holder.passkeyId}`;
    expect(await ask(other, 'DELETE', path)).toMatchObject(missing);
    expect(await ask(other, 'PATCH', path, { friendly_name: 'Mine' })).toMatchObject(missing);
    expect(await ask(holder, 'DELETE', '/not-an-id')).toMatchObject(missing);
    // The call for apps does not find it.
    expect((await holder.auth.mfa.unenroll({ factorId: holder.passkeyId })).error).toMatchObject({
      code: 'mfa_factor_not_found',
    });
    await growOld(app, holder);
    expect(await ask(holder, 'DELETE', path)).toMatchObject({ status: 400, code: 'reauthentication_needed' });
    expect(await ask(holder, 'DELETE', path, { current_password: testPassword })).toEqual({ status: 204 });
    expect(await ask(holder, 'DELETE', path, { current_password: testPassword })).toMatchObject(missing);
  });

  test('names are unique among the factors of a user', async () => {
    const holder = await openPasskeyAccount(app);
    await addFactor(holder);
    expect(await ask(holder, 'PATCH', `/${holder.passkeyId}`, { friendly_name: 'My phone' })).toMatchObject({
      status: 422,
      code: 'mfa_factor_name_conflict',
    });
    expect(await ask(holder, 'PATCH', `/${holder.passkeyId}`, { friendly_name: ' ' })).toMatchObject({ status: 400 });
  });
});
