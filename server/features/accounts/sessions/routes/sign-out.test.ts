import { expect, test } from 'vitest';
import { openAccount, signInAgain } from '#test/support/account-holders.ts';
import { clientOf } from '#test/support/accounts-app.ts';
import { openAccountsApp } from '#test/support/open-apps.ts';

const app = await openAccountsApp();

async function isAlive(accessToken: string): Promise<boolean> {
  return (await clientOf(app).getUser(accessToken)).data.user !== null;
}

test.each([
  ['local', [false, true, true]],
  ['others', [true, false, false]],
  ['global', [false, false, false]],
] as const)('scope %s', async (scope, alive) => {
  const here = await openAccount(app);
  const others = [await signInAgain(app, here), await signInAgain(app, here)];
  const tokens = [here, ...others].map(({ session }) => session.access_token);
  expect(await Promise.all(tokens.map(isAlive))).toEqual([true, true, true]);
  const { error } = await here.auth.signOut({ scope });
  expect(error).toBeNull();
  expect(await Promise.all(tokens.map(isAlive))).toEqual(alive);
});

test('accepts the calls of the client as sent: with a JSON content type and no body', async () => {
  const { session } = await openAccount(app);
  const response = await fetch(`${app.url}/auth/v1/logout?scope=global`, {
    method: 'POST',
    headers: { authorization: `Bearer ${session.access_token}`, 'content-type': 'application/json;charset=UTF-8' },
  });
  expect(response.status).toBe(204);
  expect(await response.text()).toBe('');
});

test('an ended session, a missing token, and an unknown scope', async () => {
  const { auth, session } = await openAccount(app);
  await auth.signOut({ scope: 'global' });
  const call = (scope: string, authorization?: string) =>
    fetch(`${app.url}/auth/v1/logout?scope=${scope}`, {
      method: 'POST',
      headers: { 'x-supabase-api-version': '2024-01-01', ...(authorization && { authorization }) },
    });
  const gone = await call('local', `Bearer ${session.access_token}`);
  expect(gone.status).toBe(403);
  expect(await gone.json()).toMatchObject({ code: 'session_not_found' });
  const anonymous = await call('local');
  expect(anonymous.status).toBe(401);
  expect(await anonymous.json()).toEqual({
    code: 'no_authorization',
    message: 'This endpoint requires a valid Bearer token',
  });
  expect((await call('local', 'Bearer nonsense')).status).toBe(403);
  expect((await call('everywhere', `Bearer ${session.access_token}`)).status).toBe(400);
});
