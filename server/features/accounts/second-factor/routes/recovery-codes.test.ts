import { expect, test } from 'vitest';
import { openAccount } from '#test/support/account-holders.ts';
import { clientOf, testPassword } from '#test/support/accounts-app.ts';
import { openAccountsApp } from '#test/support/open-apps.ts';
import { addFactor } from '#test/support/second-factors.ts';

const app = await openAccountsApp();
const limited = await openAccountsApp({ database: app.database, rateLimits: true, trustProxy: 1 });

const experimental = { experimental: { recoveryCodes: true } };

async function withCodes() {
  const holder = await openAccount(app);
  const { session } = holder;
  const auth = clientOf(app, experimental);
  await auth.setSession(session);
  const factor = await addFactor({ auth });
  const { data, error } = await auth.mfa.recoveryCodes.generate({ friendlyName: 'On paper' });
  if (error) throw error;
  return { ...holder, auth, factor, codes: data.codes, codesId: data.id };
}

async function signInForCodes(email: string) {
  const auth = clientOf(app, experimental);
  await auth.signInWithPassword({ email, password: testPassword });
  return auth;
}

test('each recovery code raises a session once, regardless of case and spaces', async () => {
  const { auth, email, codes, codesId } = await withCodes();
  expect(new Set(codes).size).toBe(10);
  expect((await auth.mfa.recoveryCodes.getStatus()).data).toEqual({
    id: codesId,
    type: 'recovery_code',
    total: 10,
    remaining: 10,
  });
  const later = await signInForCodes(email);
  const typed = codes[0]?.toUpperCase().replace(/(.{4})/g, '$1- ') ?? '';
  expect((await later.mfa.recoveryCodes.verify({ code: 'aaaabbbbccccdddd' })).error?.code).toBe(
    'mfa_verification_failed',
  );
  expect((await later.mfa.recoveryCodes.verify({ code: typed })).error).toBeNull();
  const claims = (await later.getClaims()).data?.claims;
  expect(claims).toMatchObject({ aal: 'aal2', amr: [{ method: 'mfa/recovery_code' }, { method: 'password' }] });
  expect((await later.mfa.recoveryCodes.getStatus()).data?.remaining).toBe(9);
  const again = await signInForCodes(email);
  expect((await again.mfa.recoveryCodes.verify({ code: typed })).error?.code).toBe('mfa_verification_failed');
});

test('recovery codes need an app, can be replaced, and are removed with it', async () => {
  const plain = clientOf(app, experimental);
  await plain.setSession((await openAccount(app)).session);
  expect((await plain.mfa.recoveryCodes.generate()).error?.code).toBe('insufficient_aal');
  expect((await plain.mfa.recoveryCodes.getStatus()).error?.code).toBe('mfa_factor_not_found');

  const { auth, email, codes, codesId, factor } = await withCodes();
  expect((await auth.mfa.recoveryCodes.generate()).error?.code).toBe('mfa_verified_factor_exists');
  const renewed = await auth.mfa.recoveryCodes.regenerate();
  expect(renewed.data).toMatchObject({ id: codesId, friendly_name: 'On paper', total: 10 });
  const later = await signInForCodes(email);
  expect((await later.mfa.recoveryCodes.verify({ code: codes[1] ?? '' })).error?.code).toBe('mfa_verification_failed');
  expect((await later.mfa.recoveryCodes.verify({ code: renewed.data?.codes[1] ?? '' })).error).toBeNull();

  expect((await auth.mfa.unenroll({ factorId: factor.id })).error).toBeNull();
  expect((await auth.getUser()).data.user?.factors).toBeUndefined();
  await later.refreshSession();
  expect((await later.getClaims()).data?.claims.aal).toBe('aal1');
});

test('recovery codes can be removed separately', async () => {
  const { auth, codesId } = await withCodes();
  expect((await auth.mfa.recoveryCodes.unenroll()).data).toEqual({ id: codesId });
  expect((await auth.mfa.recoveryCodes.unenroll()).error?.code).toBe('mfa_factor_not_found');
  expect((await auth.mfa.listFactors()).data?.all).toHaveLength(1);
});

test('five wrong recovery codes block the network they are sent from, and not the owner elsewhere', async () => {
  const { email, codes } = await withCodes();
  const { data } = await (await signInForCodes(email)).getSession();
  const verify = async (from: string, code: string) => {
    const response = await fetch(`${limited.url}/auth/v1/factors/recovery-codes/verify`, {
      method: 'POST',
      headers: { authorization: `Bearer ${data.session?.access_token}`, 'x-forwarded-for': from },
      body: JSON.stringify({ code }),
    });
    return response.status;
  };
  for (let count = 0; count < 5; count++) expect(await verify('198.51.100.1', 'aaaabbbbccccdddd')).toBe(422);
  expect(await verify('198.51.100.1', codes[0] ?? '')).toBe(429);
  expect(await verify('203.0.113.1', codes[0] ?? '')).toBe(200);
});
