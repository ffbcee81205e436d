import { type CryptoKey, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test, vi } from 'vitest';
import { openAccount } from '#test/support/account-holders.ts';
import type { AccountsApp } from '#test/support/accounts-app.ts';
import { openAccountsApp } from '#test/support/open-apps.ts';
import { addBusinessProfile } from '../../../profiles/commands/add-profile.ts';
import { createGates } from '../../access.ts';
import { announceAccountChange } from '../../commands.ts';

const here = await openAccountsApp();
const { database } = here;
const elsewhere = await openAccountsApp({ database });

const profiles = async () => ({ repId: 'a rep', businessId: 'a business' });
const gatesOf = ({ accounts }: AccountsApp) =>
  createGates({ verifyAccessToken: accounts.verifyAccessToken, findActorProfiles: profiles });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

test('a known caller costs no query', async () => {
  const { session, userId, email } = await openAccount(here);
  const gates = gatesOf(here);
  const actor = await gates['signed-in'](bearer(session.access_token));
  expect(actor).toMatchObject({ userId, email, roles: ['sales_rep'], aal: 'aal1', repId: 'a rep', businessId: null });
  const before = here.queries();
  for (let round = 0; round < 100; round++) await gates.rep(bearer(session.access_token));
  expect(here.queries()).toBe(before);
});

test('a new signing key costs known callers no query', async () => {
  const { session, userId } = await openAccount(elsewhere);
  const gates = gatesOf(elsewhere);
  await gates['signed-in'](bearer(session.access_token));
  const look = vi.fn();
  const end = elsewhere.accounts.watch(userId, look);
  await here.accounts.keys.rotate();
  const { kid } = await here.accounts.keys.current();
  await vi.waitFor(async () => expect((await elsewhere.accounts.keys.current()).kid).toBe(kid), { timeout: 20_000 });
  const before = elsewhere.queries();
  await gates['signed-in'](bearer(session.access_token));
  expect(elsewhere.queries()).toBe(before);
  expect(look).not.toHaveBeenCalled();
  end();
});

test('the role decides, not the profile', async () => {
  const { session } = await openAccount(here);
  await expect(gatesOf(here).business(bearer(session.access_token))).rejects.toMatchObject({
    code: 'role.business_required',
  });
  const business = await openAccount(here, { data: { full_name: 'Nomsa Dlamini', user_type: 'business' } });
  await expect(gatesOf(here).rep(bearer(business.session.access_token))).rejects.toMatchObject({
    code: 'role.rep_required',
  });
});

test('a session that ends in one process ends immediately in the others', async () => {
  const { auth, session } = await openAccount(here);
  const gates = gatesOf(elsewhere);
  await gates['signed-in'](bearer(session.access_token));
  await auth.signOut({ scope: 'local' });
  await expect(here.accounts.verifyAccessToken(session.access_token)).rejects.toMatchObject({
    code: 'session_not_found',
  });
  await vi.waitFor(
    () => expect(gates['signed-in'](bearer(session.access_token))).rejects.toMatchObject({ code: 'session.required' }),
    { timeout: 20_000, interval: 10 },
  );
});

test('an expired session ends without an announcement', async () => {
  const { session, userId } = await openAccount(here);
  const gates = gatesOf(elsewhere);
  await database.pool.query("update sessions set expires_at = now() + interval '2 seconds' where user_id = $1", [
    userId,
  ]);
  await gates['signed-in'](bearer(session.access_token));
  await vi.waitFor(
    () => expect(gates['signed-in'](bearer(session.access_token))).rejects.toMatchObject({ code: 'session.required' }),
    { timeout: 15_000, interval: 50 },
  );
});

test('an added role counts immediately in the other processes', async () => {
  const { session, userId } = await openAccount(here);
  const gates = gatesOf(elsewhere);
  await gates.rep(bearer(session.access_token));
  await here.accounts.transaction((tx) => addBusinessProfile(tx, { userId }, { companyName: 'Nkosi Foods' }));
  await vi.waitFor(async () => expect(await gates.business(bearer(session.access_token))).toMatchObject({ userId }), {
    timeout: 20_000,
    interval: 10,
  });
});

describe('refused', () => {
  const issuer = 'https://thengisa.example/auth/v1';

  async function claimsOf() {
    const { session, userId, auth } = await openAccount(here);
    const { data } = await auth.getClaims();
    if (!data) throw new Error('no claims');
    return { session, userId, claims: data.claims };
  }

  async function refusalOf(token: string): Promise<unknown> {
    return here.accounts.verifyAccessToken(token).then(
      () => 'accepted',
      (error: { code: string; status: number }) => `${error.status} ${error.code}`,
    );
  }

  test('every forged or stale token', async () => {
    const { claims, userId } = await claimsOf();
    const { kid, key } = await here.accounts.keys.current();
    const { privateKey: strange } = await generateKeyPair('ES256');
    const now = Math.floor(Date.now() / 1000);
    const sign = (changes: object, { header = {}, signer = key }: { header?: object; signer?: CryptoKey } = {}) =>
      new SignJWT({ ...claims, ...changes } as Record<string, unknown>)
        .setProtectedHeader({ alg: 'ES256', kid, ...header })
        .sign(signer);

    expect(await refusalOf(await sign({}))).toBe('accepted');
    expect(await refusalOf(await sign({ exp: now - 1 }))).toBe('403 bad_jwt');
    expect(await refusalOf(await sign({ iss: 'https://evil.example/auth/v1' }))).toBe('403 bad_jwt');
    expect(await refusalOf(await sign({ aud: 'anon' }))).toBe('403 bad_jwt');
    expect(await refusalOf(await sign({ nbf: now + 60 }))).toBe('403 bad_jwt');
    expect(await refusalOf(await sign({}, { signer: strange }))).toBe('403 bad_jwt');
    expect(await refusalOf(await sign({}, { header: { kid: 'another' } }))).toBe('403 bad_jwt');
    expect(await refusalOf(await sign({}, { header: { kid: undefined } }))).toBe('403 bad_jwt');
    expect(await refusalOf(await sign({ sub: 'nobody' }))).toBe('403 bad_jwt');
    // Another user's id with a session that is not theirs.
    const other = await claimsOf();
    expect(await refusalOf(await sign({ sub: other.userId }))).toBe('403 session_not_found');
    expect(userId).not.toBe(other.userId);

    const unsigned = new UnsecuredJWT({ ...claims } as Record<string, unknown>).setIssuer(issuer).encode();
    expect(await refusalOf(unsigned)).toBe('403 bad_jwt');
    // The public key as the secret of a symmetric signature.
    const published = JSON.stringify((await here.accounts.keys.published())[0]);
    const confused = await new SignJWT({ ...claims } as Record<string, unknown>)
      .setProtectedHeader({ alg: 'HS256', kid })
      .sign(Buffer.from(published));
    expect(await refusalOf(confused)).toBe('403 bad_jwt');
    expect(await refusalOf('nonsense')).toBe('403 bad_jwt');
    expect(await refusalOf('a.b.c')).toBe('403 bad_jwt');
  });

  test('the token of a deleted or suspended account', async () => {
    const { session, userId } = await claimsOf();
    expect(await refusalOf(session.access_token)).toBe('accepted');
    await database.pool.query('delete from users where id = $1', [userId]);
    await here.accounts.transaction(async (tx) => announceAccountChange(tx, userId));
    expect(await refusalOf(session.access_token)).toBe('403 session_not_found');

    const banned = await claimsOf();
    await database.pool.query(`update users set banned_until = now() + interval '1 hour' where id = $1`, [
      banned.userId,
    ]);
    expect(await refusalOf(banned.session.access_token)).toBe('403 session_not_found');
  });

  test('an unresponsive database is not reported as the fault of the token', async () => {
    const { session, userId } = await claimsOf();
    await here.accounts.transaction(async (tx) => announceAccountChange(tx, userId));
    await database.pool.query('alter table sessions rename to sessions_away');
    try {
      await expect(here.accounts.verifyAccessToken(session.access_token)).rejects.not.toHaveProperty('code', 'bad_jwt');
    } finally {
      await database.pool.query('alter table sessions_away rename to sessions');
    }
    expect(await refusalOf(session.access_token)).toBe('accepted');
  });
});
