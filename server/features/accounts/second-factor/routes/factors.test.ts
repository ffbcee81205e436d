import { describe, expect, test } from 'vitest';
import { openAccount, signInAgain } from '#test/support/account-holders.ts';
import { browserFetch, clientOf, testPassword } from '#test/support/accounts-app.ts';
import { openAccountsApp } from '#test/support/open-apps.ts';
import { addFactor, appCode, enroll, wrongCode } from '#test/support/second-factors.ts';
import { callRefresh, passGrace } from '#test/support/token-calls.ts';
import { createGates } from '../../access.ts';

const app = await openAccountsApp();
const { database } = app;

/** Lets the next code of the same half minute count: codes are accepted in order of time only. */
async function forgetStep(factorId: string): Promise<void> {
  await database.pool.query('update factors set last_step = 0 where id = $1', [factorId]);
}

test('an app is enrolled with a QR code and verified, which raises the session and ends the weaker ones', async () => {
  const holder = await openAccount(app);
  const other = await signInAgain(app, holder);
  const { id, secret, totp } = await enroll(holder.auth);
  expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#%]*<\/svg>$/);
  const uri = new URL(totp.uri);
  expect(uri.protocol).toBe('otpauth:');
  expect(decodeURIComponent(uri.pathname)).toContain(`Thengisa Test:${holder.email}`);
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    algorithm: 'SHA1',
    digits: '6',
    issuer: 'Thengisa Test',
    period: '30',
    secret,
  });
  const { rows } = await database.pool.query('select sealed_secret from factors where id = $1', [id]);
  expect(rows[0].sealed_secret.toString('latin1')).not.toContain(secret);

  // Until it is verified no one is asked for it.
  expect((await holder.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ nextLevel: 'aal1' });
  const events: string[] = [];
  holder.auth.onAuthStateChange((event) => void events.push(event));
  const before = (await holder.auth.getSession()).data.session?.refresh_token;
  const { error } = await holder.auth.mfa.challengeAndVerify({ factorId: id, code: appCode(secret) });
  expect(error).toBeNull();
  expect(events).toContain('MFA_CHALLENGE_VERIFIED');
  expect((await holder.auth.getSession()).data.session?.refresh_token).not.toBe(before);
  const level = await holder.auth.mfa.getAuthenticatorAssuranceLevel();
  expect(level.data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
  expect(level.data?.currentAuthenticationMethods.map((one) => (typeof one === 'string' ? one : one.method))).toEqual([
    'totp',
    'otp',
  ]);
  expect((await holder.auth.mfa.listFactors()).data?.totp).toMatchObject([
    { id, friendly_name: 'My phone', status: 'verified' },
  ]);
  expect((await other.auth.getUser()).data.user).toBeNull();
  expect((await holder.auth.refreshSession()).error).toBeNull();
  expect((await holder.auth.getClaims()).data?.claims.aal).toBe('aal2');
});

describe('tokens from before the second factor', () => {
  const refused = { status: 400, body: { code: 'refresh_token_already_used' } };

  test('give no session of the higher level, however soon they are used', async () => {
    const holder = await openAccount(app);
    const { refresh_token: copied } = holder.session;
    await addFactor(holder);
    expect(await callRefresh(app, copied)).toMatchObject(refused);
    // It may have been a late tab: nothing ends yet.
    expect((await holder.auth.refreshSession()).error).toBeNull();
    expect(await callRefresh(app, copied)).toMatchObject(refused);
    expect((await holder.auth.getUser()).error).toBeNull();
    await passGrace(database, holder.userId);
    expect(await callRefresh(app, copied)).toMatchObject(refused);
    expect((await holder.auth.getUser()).data.user).toBeNull();
  });

  test('give one in a late tab of the browser that showed the factor, not where its storage and cookies were copied to', async () => {
    const browser = browserFetch();
    const thief = browserFetch();
    const holder = await openAccount(app, { fetch: browser.fetch });
    for (const [name, value] of browser.cookies) thief.cookies.set(name, value);
    const { refresh_token: handle } = holder.session;
    await addFactor(holder);
    expect(await callRefresh(app, handle, thief.fetch)).toMatchObject(refused);
    expect((await callRefresh(app, handle, browser.fetch)).status).toBe(200);
  });

  test('are good only for showing it', async () => {
    const holder = await openAccount(app);
    const { access_token: copied } = holder.session;
    await addFactor(holder);
    expect(await app.accounts.verifyAccessToken(copied)).toMatchObject({ aal: 'aal1', needsSecondFactor: true });
    const now = (await holder.auth.getSession()).data.session?.access_token ?? '';
    expect(await app.accounts.verifyAccessToken(now)).toMatchObject({ aal: 'aal2', needsSecondFactor: false });
  });
});

test('a session that has not shown the factor can do nothing but show it', async () => {
  const holder = await openAccount(app);
  const { id, secret } = await addFactor(holder);
  const { auth, session } = await signInAgain(app, holder);
  const { accounts } = app;
  const gates = createGates({
    verifyAccessToken: accounts.verifyAccessToken,
    findActorProfiles: async () => ({ repId: 'a rep', businessId: null }),
  });
  const bearer = (token = '') => ({ authorization: `Bearer ${token}` });
  await expect(gates.rep(bearer(session.access_token))).rejects.toMatchObject({ code: expect.any(String) });
  expect((await auth.updateUser({ data: { a: 1 } })).error).toMatchObject({ status: 401, code: 'insufficient_aal' });
  const second = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Another' });
  expect(second.error).toMatchObject({ status: 403, code: 'insufficient_aal' });
  expect((await auth.mfa.unenroll({ factorId: id })).error).toMatchObject({ status: 422, code: 'insufficient_aal' });
  expect((await auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal2',
  });

  await forgetStep(id);
  expect((await auth.mfa.challengeAndVerify({ factorId: id, code: appCode(secret) })).error).toBeNull();
  const raised = (await auth.getSession()).data.session?.access_token;
  expect(await gates.rep(bearer(raised))).toMatchObject({ userId: holder.userId });
  expect((await auth.updateUser({ data: { a: 1 } })).error).toBeNull();
});

test('in a browser on our own origin the new secret goes into the cookie', async () => {
  const browser = browserFetch();
  const holder = await openAccount(app, { fetch: browser.fetch });
  const before = browser.cookies.get('__Secure-thengisa-refresh');
  await addFactor(holder);
  expect(browser.cookies.get('__Secure-thengisa-refresh')).not.toBe(before);
  expect((await holder.auth.refreshSession()).error).toBeNull();
});

describe('a code', () => {
  test('is refused if wrong or spent, and accepted a little early', async () => {
    const holder = await openAccount(app);
    const { id, secret } = await enroll(holder.auth);
    const attempt = async (code: string) =>
      (await holder.auth.mfa.challengeAndVerify({ factorId: id, code })).error?.code ?? 'fine';
    for (const code of [wrongCode(secret), '', '12345', 'abcdef', '１２３４５６']) {
      expect(await attempt(code)).toBe('mfa_verification_failed');
    }
    expect(await attempt(appCode(secret, -3))).toBe('mfa_verification_failed');
    expect(await attempt(appCode(secret, 1))).toBe('fine');
    expect(await attempt(appCode(secret, 1))).toBe('mfa_verification_failed');
    expect(await attempt(appCode(secret))).toBe('mfa_verification_failed');
  });

  test('sent twice concurrently counts once', async () => {
    const holder = await openAccount(app);
    const { id, secret } = await enroll(holder.auth);
    const challenges = await Promise.all([1, 2].map(() => holder.auth.mfa.challenge({ factorId: id })));
    const token = holder.session.access_token;
    const code = appCode(secret);
    const answers = await Promise.all(
      challenges.map(({ data }) =>
        fetch(`${app.url}/auth/v1/factors/${id}/verify`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}` },
          body: JSON.stringify({ challenge_id: data?.id, code }),
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

describe('a challenge', () => {
  test('expires, and must be answered from the same address', async () => {
    const holder = await openAccount(app);
    const { id, secret } = await enroll(holder.auth);
    const { data } = await holder.auth.mfa.challenge({ factorId: id });
    expect(data).toMatchObject({ type: 'totp', expires_at: expect.any(Number) });
    const verify = async () =>
      (await holder.auth.mfa.verify({ factorId: id, challengeId: data?.id ?? '', code: appCode(secret) })).error;
    await database.pool.query(`update factor_challenges set address = '203.0.113.9' where id = $1`, [data?.id]);
    expect(await verify()).toMatchObject({ status: 422, code: 'mfa_ip_address_mismatch' });
    await database.pool.query(
      `update factor_challenges set address = '127.0.0.1', created_at = now() - interval '301 seconds' where id = $1`,
      [data?.id],
    );
    expect(await verify()).toMatchObject({ status: 422, code: 'mfa_challenge_expired' });
  });

  test('is not valid for the factor, session or challenge of another user', async () => {
    const [owner, stranger] = [await openAccount(app), await openAccount(app)];
    const { id, secret } = await enroll(owner.auth);
    const { data } = await owner.auth.mfa.challenge({ factorId: id });
    const notFound = { status: 404, code: 'mfa_factor_not_found' };
    expect((await stranger.auth.mfa.challenge({ factorId: id })).error).toMatchObject(notFound);
    expect((await stranger.auth.mfa.unenroll({ factorId: id })).error).toMatchObject(notFound);
    const answer = { factorId: id, challengeId: data?.id ?? '', code: appCode(secret) };
    expect((await stranger.auth.mfa.verify(answer)).error).toMatchObject(notFound);
    const elsewhere = await signInAgain(app, owner);
    expect((await elsewhere.auth.mfa.verify(answer)).error).toMatchObject(notFound);
    expect((await owner.auth.mfa.challenge({ factorId: 'not-an-id' })).error).toMatchObject(notFound);
  });
});

test('names are unique, other kinds are not offered, and their number is limited', async () => {
  const { auth, session } = await openAccount(app);
  await enroll(auth, 'Phone');
  const same = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  expect(same.error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' });
  const phone = await auth.mfa.enroll({ factorType: 'phone', phone: '+27105000123' });
  expect(phone.error).toMatchObject({ status: 422, code: 'mfa_phone_enroll_not_enabled' });
  for (let count = 1; count < 10; count++) await enroll(auth, `Phone ${count}`);
  const eleventh = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'One more' });
  expect(eleventh.error).toMatchObject({ status: 422, code: 'too_many_enrolled_mfa_factors' });
  // Unfinished enrolments are deleted after a while.
  await database.pool.query(`update factors set created_at = now() - interval '6 minutes'`);
  expect((await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })).error).toBeNull();
  const odd = await fetch(`${app.url}/auth/v1/factors`, {
    method: 'POST',
    headers: { authorization: `Bearer ${session.access_token}`, 'x-supabase-api-version': '2024-01-01' },
    body: JSON.stringify({ factor_type: 'carrier pigeon' }),
  });
  expect(await odd.json()).toMatchObject({ code: 'validation_failed' });
});

test('removing a factor lowers its sessions', async () => {
  const holder = await openAccount(app);
  const { id } = await addFactor(holder);
  expect((await holder.auth.mfa.unenroll({ factorId: id })).data).toEqual({ id });
  expect((await holder.auth.refreshSession()).error).toBeNull();
  const claims = (await holder.auth.getClaims()).data?.claims;
  expect(claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'otp' }] });
  const again = await clientOf(app).signInWithPassword({ email: holder.email, password: testPassword });
  expect(again.error).toBeNull();
});
