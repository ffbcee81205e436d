import { expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { operatorsApi } from '#contract/operators/operators.ts';
import { browserFetch, clientOf } from '#test/support/accounts-app.ts';
import { adminPassword, auditOf, makeAdmin } from '#test/support/admins.ts';
import { callerOf, expectRefusal } from '#test/support/api.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpRep } from '#test/support/people.ts';

const app = await openTestApp({ work: false });

/** A browser in which a rep is signed in, and an administrator too. */
async function openBrowser() {
  const email = await makeAdmin(app);
  const rep = await signUpRep(app);
  const { fetch, cookies } = browserFetch(app.url);
  const auth = clientOf(app, { fetch });
  const { data, error } = await auth.signInWithPassword({ email: rep.email, password: rep.password });
  if (error) throw error;
  const call = callerOf(app.url, data.session.access_token, fetch);
  await call(operatorsApi.signIn, { body: { email, password: adminPassword } });
  return { email, rep, auth, call, fetch, cookies, adminCookie: cookies.get('thengisa-admin') ?? '' };
}

/** As an attacker with a copy of the cookie. */
const panel = (cookie: string) =>
  fetch(app.url + operatorsApi.session.path, { headers: { cookie: `thengisa-admin=${cookie}` } });

test.each(['local', 'global'] as const)(
  'signing out (%s) ends the administrator of this browser too',
  async (scope) => {
    const { email, auth, adminCookie, cookies } = await openBrowser();
    const elsewhere = await openBrowser();
    expect((await panel(adminCookie)).status).toBe(200);
    expect((await auth.signOut({ scope })).error).toBeNull();
    expect((await panel(adminCookie)).status).toBe(401);
    expect([...cookies.keys()]).toEqual(['thengisa-device']);
    expect(await auditOf(app, email)).toEqual(['sign_in done', 'sign_out done']);
    expect((await panel(elsewhere.adminCookie)).status).toBe(200);
  },
);

test('signing out ends it where the session is gone already, and a sign-in that waits for its code', async () => {
  const { rep, call, fetch, adminCookie, cookies } = await openBrowser();
  await rep.call(accountApi.close, { body: { password: rep.password } });
  const other = await makeAdmin(app);
  await call(operatorsApi.signIn, { body: { email: other, password: adminPassword, setUpSecondFactor: true } });
  expect(cookies.has('thengisa-admin-sign-in')).toBe(true);
  expect((await fetch(`${app.url}/auth/v1/logout?scope=local`, { method: 'POST' })).status).toBe(401);
  expect((await panel(adminCookie)).status).toBe(401);
  expect([...cookies.keys()].filter((name) => name.startsWith('thengisa-admin'))).toEqual([]);
  const { rows } = await app.database.pool.query(
    'select 1 from admin_sign_ins s join admin_users u on u.id = s.admin_id where u.email = $1',
    [other],
  );
  expect(rows).toEqual([]);
});

test('signing the other devices out leaves it, and so does a call that another site makes', async () => {
  const { auth, adminCookie } = await openBrowser();
  expect((await auth.signOut({ scope: 'others' })).error).toBeNull();
  const foreign = { cookie: `thengisa-admin=${adminCookie}`, origin: 'https://evil.example' };
  await fetch(`${app.url}/auth/v1/logout?scope=local`, { method: 'POST', headers: foreign });
  expect((await panel(adminCookie)).status).toBe(200);
});

test.each(['signOut', 'signOutEverywhere'] as const)(
  'leaving the panel (%s) signs the user of this browser out',
  async (act) => {
    const { rep, call, adminCookie } = await openBrowser();
    await call(operatorsApi[act], {});
    expect((await panel(adminCookie)).status).toBe(401);
    await expectRefusal(call(accountApi.show, {}), 'session.required');
    // On another device they stay signed in.
    await rep.call(accountApi.show, {});
  },
);

test('an administrator without a user session leaves the panel as before', async () => {
  const email = await makeAdmin(app);
  const { fetch } = browserFetch(app.url);
  const call = callerOf(app.url, 'nonsense', fetch);
  await call(operatorsApi.signIn, { body: { email, password: adminPassword } });
  await call(operatorsApi.signOut, {});
  await expectRefusal(call(operatorsApi.session, {}), 'admin.session_required');
});
