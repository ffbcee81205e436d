import { describe, expect, test } from 'vitest';
import { operatorsApi } from '#contract/operators/operators.ts';
import { contractEndpoints } from '#test/abuse/contract-endpoints.ts';
import { sampleInput } from '#test/abuse/sample-input.ts';
import { makeAdmin, openAdminBrowser, signInAdmin } from '#test/support/admins.ts';
import { type Call, callerOf, expectRefusal } from '#test/support/api.ts';
import { startTestApp } from '#test/support/app.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpRep } from '#test/support/people.ts';

const app = await openTestApp({ work: false });

const guarded = contractEndpoints.filter(({ gate }) => gate === 'admin');

/** Expects every admin call of this caller to be refused. */
async function expectNothing(call: Call): Promise<void> {
  for (const endpoint of guarded) {
    const { params, query, body } = endpoint;
    // Only valid input gets as far as the gate.
    const input = {
      ...(params && { params: sampleInput(params, {}) }),
      ...(query && { query: sampleInput(query, {}) }),
      ...(body && { body: sampleInput(body, {}) }),
    };
    await expectRefusal(call(endpoint, input as never), 'admin.session_required');
  }
}

describe('nothing for', () => {
  test('a caller without a session, or with a made-up one', async () => {
    await expectNothing(callerOf(app.url, null));
    const browser = openAdminBrowser(app);
    browser.cookies.set('thengisa-admin', 'A'.repeat(43));
    await expectNothing(browser.call);
  });

  test('what a browser can forge: the local record, as cookie or header', async () => {
    const email = await makeAdmin(app);
    const hint = JSON.stringify({ email, isAdmin: true, loginTime: new Date().toISOString() });
    const browser = openAdminBrowser(app, { adminsession: hint });
    browser.cookies.set('adminSession', encodeURIComponent(hint));
    browser.cookies.set('thengisa-admin', email);
    await expectNothing(browser.call);
  });

  test('a user of the marketplace, whatever their role and profile say', async () => {
    const rep = await signUpRep(app, { isAdmin: true, role: 'admin', user_type: 'admin' });
    await app.database.pool.query("insert into user_roles (user_id, role) values ($1, 'admin')", [rep.userId]);
    await rep.auth.refreshSession();
    await expectNothing(rep.call);
  });

  test('an expired session', async () => {
    const email = await makeAdmin(app);
    const browser = await signInAdmin(app, email);
    await app.database.pool.query("update admin_sessions set expires_at = now() - interval '1 millisecond'");
    await expectNothing(browser.call);
  });

  test('the hash stored in the database', async () => {
    const email = await makeAdmin(app);
    await signInAdmin(app, email);
    const { rows } = await app.database.pool.query('select token_hash from admin_sessions');
    for (const { token_hash } of rows) {
      const browser = openAdminBrowser(app);
      browser.cookies.set('thengisa-admin', token_hash.toString('base64url'));
      await expectNothing(browser.call);
    }
  });
});

test('a page of another site changes nothing, even with the cookie', async () => {
  const email = await makeAdmin(app);
  const { call, cookies } = await signInAdmin(app, email);
  for (const origin of ['https://evil.example', 'null']) {
    const elsewhere = openAdminBrowser(app, { origin });
    for (const [name, value] of cookies) elsewhere.cookies.set(name, value);
    await expectRefusal(elsewhere.call(operatorsApi.signOut, {}), 'request.other_origin');
    await expectRefusal(elsewhere.call(operatorsApi.signOutEverywhere, {}), 'request.other_origin');
  }
  expect(await call(operatorsApi.session, {})).toMatchObject({ email });
});

test('signing out ends this session only; signing out everywhere ends all of the admin, and none of other admins', async () => {
  const [email, other] = [await makeAdmin(app), await makeAdmin(app)];
  const [one, two, three, theirs] = [
    await signInAdmin(app, email),
    await signInAdmin(app, email),
    await signInAdmin(app, email),
    await signInAdmin(app, other),
  ];
  const kept = new Map(one.cookies);
  await one.call(operatorsApi.signOut, {});
  expect(one.cookies.size).toBe(0);
  for (const [name, value] of kept) one.cookies.set(name, value);
  await expectNothing(one.call);
  expect(await two.call(operatorsApi.session, {})).toMatchObject({ email });
  await two.call(operatorsApi.signOutEverywhere, {});
  await expectNothing(three.call);
  expect(await theirs.call(operatorsApi.session, {})).toMatchObject({ email: other });
  const { rows } = await app.database.pool.query(
    "select act from admin_audit where who = $1 and act like 'sign_out%' order by created_at, id",
    [email],
  );
  expect(rows).toEqual([{ act: 'sign_out' }, { act: 'sign_out.everywhere' }]);
});

test('a session ended in one process is ended in the others', async () => {
  const email = await makeAdmin(app);
  const second = await startTestApp({ database: app.database, work: false });
  const browser = await signInAdmin(app, email);
  const there = openAdminBrowser(second);
  for (const [name, value] of browser.cookies) there.cookies.set(name, value);
  expect(await there.call(operatorsApi.session, {})).toMatchObject({ email });
  await browser.call(operatorsApi.signOut, {});
  await expectRefusal(there.call(operatorsApi.session, {}), 'admin.session_required');
  await second.close();
});

test('users learn whether their own address belongs to an admin too, and nothing about others', async () => {
  const rep = await signUpRep(app);
  expect(await rep.call(operatorsApi.ownStatus, {})).toEqual({ isAdmin: false });
  await app.database.pool.query(
    "insert into admin_users (id, email, role, password_hash) values (gen_random_uuid(), $1, 'owner', 'none')",
    [rep.email],
  );
  // That mailbox was not confirmed.
  expect(await rep.call(operatorsApi.ownStatus, {})).toEqual({ isAdmin: false });
  await app.database.pool.query('update users set confirmation_sent_at = created_at where id = $1', [rep.userId]);
  expect(await rep.call(operatorsApi.ownStatus, {})).toEqual({ isAdmin: true });
  await app.database.pool.query('update admin_users set disabled_at = now() where email = $1', [rep.email]);
  expect(await rep.call(operatorsApi.ownStatus, {})).toEqual({ isAdmin: false });
  await expectRefusal(callerOf(app.url, null)(operatorsApi.ownStatus, {}), 'session.required');
  await expectNothing(rep.call);
});
