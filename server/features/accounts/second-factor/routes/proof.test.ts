import { describe, expect, test } from 'vitest';
import { type AccountHolder, growOld, openAccount, signInAgain } from '#test/support/account-holders.ts';
import { lastMail, secretsOf, testPassword } from '#test/support/accounts-app.ts';
import { mailsTo } from '#test/support/mails.ts';
import { openAccountsApp } from '#test/support/open-apps.ts';
import { addFactor, appCode, enroll } from '#test/support/second-factors.ts';

const app = await openAccountsApp();
const limited = await openAccountsApp({ rateLimits: true });
const { database } = app;

/** Calls as our own pages do: with a proof, which the protocol does not have. */
async function ask(holder: AccountHolder, method: string, path: string, body: object) {
  const token = (await holder.auth.getSession()).data.session?.access_token;
  const response = await fetch(`${app.url}/auth/v1/factors${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'x-supabase-api-version': '2024-01-01' },
    body: JSON.stringify(body),
  });
  return { status: response.status, ...((await response.json()) as { id?: string; code?: string }) };
}

const needed = { status: 400, code: 'reauthentication_needed' };
const app1 = { factor_type: 'totp', friendly_name: 'One' };

describe('enrolling an app', () => {
  test('needs a recent sign-in, with the unmodified client too', async () => {
    const holder = await openAccount(app);
    const byPassword = await signInAgain(app, holder);
    await enroll(byPassword.auth, 'By password');
    await enroll(holder.auth, 'By link');
    await growOld(app, holder);
    const { error } = await holder.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Later' });
    expect(error).toMatchObject(needed);
  });

  test('needs the password later', async () => {
    const holder = await openAccount(app);
    await growOld(app, holder);
    const wrong = await ask(holder, 'POST', '', { ...app1, current_password: 'not the password' });
    expect(wrong).toMatchObject({ status: 400, code: 'invalid_credentials' });
    expect(await ask(holder, 'POST', '', { ...app1, current_password: testPassword })).toMatchObject({ status: 200 });
  });

  test('or a mailed code, once', async () => {
    const holder = await openAccount(app);
    await growOld(app, holder);
    await holder.auth.reauthenticate();
    const { code: nonce } = secretsOf(await lastMail(app, holder.email));
    expect(await ask(holder, 'POST', '', { ...app1, nonce: '000000' })).toMatchObject({
      status: 422,
      code: 'reauthentication_not_valid',
    });
    expect(await ask(holder, 'POST', '', { ...app1, nonce })).toMatchObject({ status: 200 });
    const again = await ask(holder, 'POST', '', { ...app1, friendly_name: 'Two', nonce });
    expect(again).toMatchObject({ status: 422, code: 'reauthentication_not_valid' });
  });

  test('stays possible for 15 minutes, in which its first code must follow', async () => {
    const holder = await openAccount(app);
    const { id, secret } = await enroll(holder.auth);
    await database.pool.query(`update factors set created_at = now() - interval '16 minutes' where id = $1`, [id]);
    const late = await holder.auth.mfa.challengeAndVerify({ factorId: id, code: appCode(secret) });
    expect(late.error).toMatchObject(needed);
  });
});

describe('a factor in use', () => {
  test('can be removed, and codes created, by a session that showed a factor recently or proves it again', async () => {
    const holder = await openAccount(app);
    const { id } = await addFactor(holder);
    const codes = '/recovery-codes';
    expect(await ask(holder, 'POST', codes, {})).toMatchObject({ status: 200 });
    for (const [method, path] of [
      ['POST', `${codes}/regenerate`],
      ['DELETE', codes],
      ['DELETE', `/${id}`],
    ] as const) {
      await growOld(app, holder);
      expect(await ask(holder, method, path, {}), `${method} ${path}`).toMatchObject(needed);
      const proven = await ask(holder, method, path, { current_password: testPassword });
      expect(proven, `${method} ${path}`).toMatchObject({ status: 200 });
    }
  });

  test('gets no recovery codes in an old session', async () => {
    const holder = await openAccount(app);
    await addFactor(holder);
    await growOld(app, holder);
    expect(await ask(holder, 'POST', '/recovery-codes', {})).toMatchObject(needed);
  });

  test('an unverified one is removed without a proof', async () => {
    const holder = await openAccount(app);
    const { id } = await enroll(holder.auth);
    await growOld(app, holder);
    expect((await holder.auth.mfa.unenroll({ factorId: id })).error).toBeNull();
    expect((await mailsTo(database, holder.email)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Confirm'),
    ]);
  });
});

test('a wrong proof counts as a wrong password', async () => {
  const holder = await openAccount(limited);
  const { userId } = holder;
  await limited.database.pool.query(`update sessions set amr = '[]' where user_id = $1`, [userId]);
  const statuses: number[] = [];
  for (let count = 0; count < 11; count++) {
    const response = await fetch(`${limited.url}/auth/v1/factors`, {
      method: 'POST',
      headers: { authorization: `Bearer ${holder.session.access_token}` },
      body: JSON.stringify({ factor_type: 'totp', current_password: `guess ${count}` }),
    });
    statuses.push(response.status);
  }
  expect(statuses.filter((status) => status === 400)).toHaveLength(10);
  expect(statuses.at(-1)).toBe(429);
});
