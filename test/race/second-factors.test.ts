import { expect, test } from 'vitest';
import { removeFactor } from '#server/features/accounts/second-factor/commands/remove-factor.ts';
import { clientOf, testPassword } from '#test/support/accounts-app.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { addFactor, appCode, enroll } from '#test/support/second-factors.ts';
import { areWaiting, holdOpen } from './held-transactions.ts';

const app = await openTestApp({ work: false });

async function signUp(email: string) {
  const auth = clientOf(app);
  const { data, error } = await auth.signUp({ email, password: testPassword });
  if (error || !data.user) throw error ?? new Error('No user signed up');
  return { auth, userId: data.user.id };
}

async function factorsOf(userId: string): Promise<string[]> {
  const { rows } = await app.database.pool.query('select type from factors where user_id = $1', [userId]);
  return rows.map(({ type }) => type);
}

test('of twenty concurrent authenticator apps ten are begun', async () => {
  const { auth, userId } = await signUp('zinhle@example.co.za');
  const tries = await Promise.allSettled(Array.from({ length: 20 }, (_, turn) => enroll(auth, `Phone ${turn}`)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  expect(await factorsOf(userId)).toHaveLength(10);
});

test('of two apps removed concurrently one is the last, and the recovery codes are deleted with it', async () => {
  const { auth, userId } = await signUp('lerato@example.co.za');
  const one = await addFactor({ auth });
  const other = await enroll(auth, 'My tablet');
  const verified = await auth.mfa.challengeAndVerify({ factorId: other.id, code: appCode(other.secret) });
  expect(verified.error).toBeNull();
  const token = (await auth.getSession()).data.session?.access_token;
  const call = (method: string, path: string) =>
    fetch(`${app.url}/auth/v1/factors/${path}`, { method, headers: { authorization: `Bearer ${token}` } });
  expect((await call('POST', 'recovery-codes')).status).toBe(200);
  expect(await factorsOf(userId)).toHaveLength(3);

  const context = { settings: app.services.accounts.settings, userAgent: null };
  const held = await holdOpen(app, (tx) => removeFactor(tx, context, { userId, aal: 'aal2', factorId: one.id }));
  const removing = call('DELETE', other.id);
  await Promise.race([removing, areWaiting(app, 1)]);
  await held.commit();
  await removing;
  expect(await factorsOf(userId)).toEqual([]);
});
