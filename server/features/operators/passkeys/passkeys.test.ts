import { describe, expect, test } from 'vitest';
import { operatorsApi } from '#contract/operators/operators.ts';
import { adminPasskeysApi } from '#contract/operators/passkeys.ts';
import {
  type AdminBrowser,
  adminPassword,
  auditOf,
  makeAdmin,
  openAdminBrowser,
  setUpApp,
  signInAdmin,
} from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import { type Authenticator, createAuthenticator } from '#test/support/authenticator.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { productionEnv } from '#test/support/production.ts';
import { appCode } from '#test/support/second-factors.ts';
import { disableAdmin, resetAdminPasskeys } from '../commands/manage-admins.ts';
import { sweepOperators } from '../commands/sweep-operators.ts';

const app = await openTestApp({ work: false });
const limited = await openTestApp({ database: app.database, work: false, env: { RATE_LIMITS: 'on' } });
const strict = await openTestApp({
  database: app.database,
  work: false,
  env: {
    ...productionEnv,
    ADMIN_EMAIL: 'first@thengisa.example',
    ADMIN_PASSWORD: adminPassword,
  },
});
const { pool } = app.database;
const site = 'http://thengisa.test';
type Lie = Parameters<Authenticator['get']>[1];

async function begin({ call }: AdminBrowser, password = adminPassword) {
  const { challengeId, options } = await call(adminPasskeysApi.start, { body: { password } });
  return { challengeId, options: options as never };
}

async function add(browser: AdminBrowser, device: Authenticator, name = 'My key', lie: Lie = {}) {
  const { challengeId, options } = await begin(browser);
  const credential = device.create(options, lie);
  return browser.call(adminPasskeysApi.add, { body: { challengeId, name, credential } });
}

async function signIn({ call }: AdminBrowser, device: Authenticator, lie: Lie = {}) {
  const { challengeId, options } = await call(adminPasskeysApi.startSignIn, {});
  const credential = device.get(options as never, lie);
  return call(adminPasskeysApi.signIn, { body: { challengeId, credential } });
}

async function withPasskey(options: { counts?: boolean } = {}) {
  const email = await makeAdmin(app);
  const browser = await signInAdmin(app, email);
  const device = createAuthenticator(site, options);
  const { id } = await add(browser, device);
  return { email, browser, device, id };
}

const byPassword = ({ call }: AdminBrowser, email: string, setUpSecondFactor = false) =>
  call(operatorsApi.signIn, { body: { email, password: adminPassword, setUpSecondFactor } });

describe('adding one', () => {
  test('asks for the password, is in the audit log, and raises this session to both factors', async () => {
    const email = await makeAdmin(app);
    const [browser, other] = [await signInAdmin(app, email), await signInAdmin(app, email)];
    await expectRefusal(begin(browser, 'not the password'), 'admin.password_wrong');
    expect(await add(browser, createAuthenticator(site))).toMatchObject({ name: 'My key', lastUsedAt: null });
    const { items } = await browser.call(adminPasskeysApi.list, {});
    expect(items).toHaveLength(1);
    expect(await browser.call(operatorsApi.session, {})).toMatchObject({ email, secondFactor: true });
    await expectRefusal(other.call(operatorsApi.session, {}), 'admin.session_required');
    expect(await auditOf(app, email)).toEqual([
      'sign_in done',
      'sign_in done',
      'passkey.add refused admin.password_wrong',
      'passkey.add done',
    ]);
  });

  test('accepts a challenge once, in the same session, for five minutes', async () => {
    const { browser, email } = await withPasskey();
    const { challengeId, options } = await begin(browser);
    const body = { challengeId, name: 'Key', credential: createAuthenticator(site).create(options) };
    const stranger = await signInAdmin(app, await makeAdmin(app));
    await expectRefusal(stranger.call(adminPasskeysApi.add, { body }), 'admin.passkey_late');
    await browser.call(adminPasskeysApi.add, { body });
    await expectRefusal(browser.call(adminPasskeysApi.add, { body }), 'admin.passkey_late');
    const late = await begin(browser);
    await pool.query(`update admin_passkey_challenges set created_at = now() - interval '301 seconds'`);
    const credential = createAuthenticator(site).create(late.options);
    const tooLate = { challengeId: late.challengeId, name: 'Key', credential };
    await expectRefusal(browser.call(adminPasskeysApi.add, { body: tooLate }), 'admin.passkey_late');
    expect((await auditOf(app, email)).filter((line) => line === 'passkey.add done')).toHaveLength(2);
  });

  test('refuses a known credential, an eleventh passkey, and one made for another site', async () => {
    const { browser, device } = await withPasskey();
    await expectRefusal(add(browser, device), 'admin.passkey_exists');
    const framed = add(browser, createAuthenticator(site), 'Key', { origin: 'http://example.net' });
    await expectRefusal(framed, 'admin.passkey_refused');
    for (let count = 1; count < 10; count++) await add(browser, createAuthenticator(site));
    await expectRefusal(add(browser, createAuthenticator(site)), 'admin.too_many_passkeys');
  });
});

describe('signing in', () => {
  test('with a passkey counts as both factors, and is in the audit log', async () => {
    const { email, device } = await withPasskey();
    const browser = openAdminBrowser(app);
    expect(await signIn(browser, device)).toMatchObject({ email, secondFactor: true });
    expect(await browser.call(operatorsApi.session, {})).toMatchObject({ email, secondFactor: true });
    expect((await auditOf(app, email)).slice(-2)).toEqual(['sign_in.passkey done', 'sign_in done']);
    const { items } = await browser.call(adminPasskeysApi.list, {});
    expect(items[0]?.lastUsedAt).not.toBeNull();
  });

  test('with the password asks for a passkey, which cannot be bypassed by setting up an app', async () => {
    const { email, device } = await withPasskey();
    for (const setUp of [false, true]) {
      const browser = openAdminBrowser(app);
      expect(await byPassword(browser, email, setUp)).toEqual({ session: null, setUp: null, passkey: 'alone' });
      await expectRefusal(browser.call(operatorsApi.proveCode, { body: { code: '123456' } }), 'admin.code_wrong');
      await expectRefusal(browser.call(operatorsApi.session, {}), 'admin.session_required');
    }
    const browser = openAdminBrowser(app);
    await byPassword(browser, email);
    expect(await signIn(browser, device)).toMatchObject({ email });
    await expectRefusal(browser.call(operatorsApi.proveCode, { body: { code: '123456' } }), 'admin.sign_in_over');
  });

  test('an app that was being set up before the passkey was added is refused', async () => {
    const email = await makeAdmin(app);
    const inside = await signInAdmin(app, email);
    const browser = openAdminBrowser(app);
    const { setUp } = await byPassword(browser, email, true);
    await add(inside, createAuthenticator(site));
    const code = appCode(setUp?.secret ?? '');
    await expectRefusal(browser.call(operatorsApi.proveCode, { body: { code } }), 'admin.sign_in_over');
  });

  test('with both an app and a passkey either is enough', async () => {
    const email = await makeAdmin(app);
    const device = createAuthenticator(site);
    const withApp = await setUpApp(app, email);
    await add(withApp, device);
    const browser = openAdminBrowser(app);
    expect(await byPassword(browser, email)).toMatchObject({ session: null, setUp: null, passkey: 'too' });
    expect(await signIn(browser, device)).toMatchObject({ secondFactor: true });
  });

  test('refuses a clone, an unknown passkey, another site, and a disabled admin; each is in the audit log', async () => {
    const { email, device } = await withPasskey({ counts: true });
    const browser = openAdminBrowser(app);
    await signIn(browser, device, { signCount: 4_000_000_000 });
    for (const lie of [{ signCount: 3 }, { origin: 'http://example.net' }, { unverified: true }]) {
      await expectRefusal(signIn(browser, device, lie), 'admin.passkey_refused');
    }
    await expectRefusal(signIn(browser, createAuthenticator(site)), 'admin.passkey_unknown');
    const { challengeId, options } = await browser.call(adminPasskeysApi.startSignIn, {});
    const body = { challengeId, credential: device.get(options as never, { signCount: 4_000_000_001 }) };
    await browser.call(adminPasskeysApi.signIn, { body });
    await expectRefusal(browser.call(adminPasskeysApi.signIn, { body }), 'admin.passkey_late');
    await app.services.transaction((tx) => disableAdmin(tx, 'command line', email));
    await expectRefusal(signIn(browser, device, { signCount: 4_000_000_002 }), 'admin.not_found');
    const refused = (await auditOf(app, email)).filter((line) => line.startsWith('sign_in.passkey refused'));
    const again = 'sign_in.passkey refused admin.passkey_refused';
    expect(refused).toEqual([again, again, again, 'sign_in.passkey refused admin.not_found']);
    expect(await auditOf(app, 'unknown passkey')).toEqual(['sign_in.passkey refused admin.passkey_unknown']);
  });

  test('is for our own pages, and limited by network address', async () => {
    const elsewhere = openAdminBrowser(app, { origin: 'https://example.net' });
    await expectRefusal(elsewhere.call(adminPasskeysApi.startSignIn, {}), 'request.other_origin');
    const browser = openAdminBrowser(limited);
    for (let count = 0; count < 30; count++) await browser.call(adminPasskeysApi.startSignIn, {});
    await expectRefusal(browser.call(adminPasskeysApi.startSignIn, {}), 'admin.too_many_attempts');
  });
});

describe('removing one', () => {
  test('asks for the password, ends the other sessions and is in the audit log', async () => {
    const { email, browser, device, id } = await withPasskey();
    const thief = openAdminBrowser(app);
    await signIn(thief, device);
    const remove = (password: string) =>
      browser.call(adminPasskeysApi.remove, { params: { passkeyId: id }, body: { password } });
    await expectRefusal(remove('not the password'), 'admin.password_wrong');
    await remove(adminPassword);
    await expectRefusal(thief.call(operatorsApi.session, {}), 'admin.session_required');
    await expectRefusal(signIn(thief, device), 'admin.passkey_unknown');
    await expectRefusal(remove(adminPassword), 'admin.passkey_not_found');
    expect((await auditOf(app, email)).at(-1)).toBe('passkey.remove done');
  });

  test('is possible for one’s own only', async () => {
    const { id } = await withPasskey();
    const { browser } = await withPasskey();
    const body = { password: adminPassword };
    const removing = browser.call(adminPasskeysApi.remove, { params: { passkeyId: id }, body });
    await expectRefusal(removing, 'admin.passkey_not_found');
  });

  test('the last one is refused where a second factor is required', async () => {
    const { browser, id } = await withPasskey();
    const inProduction = openAdminBrowser(strict, { origin: 'https://thengisa.example' });
    inProduction.cookies.set('__Host-thengisa-admin', browser.cookies.get('thengisa-admin') ?? '');
    const input = { params: { passkeyId: id }, body: { password: adminPassword } };
    await expectRefusal(inProduction.call(adminPasskeysApi.remove, input), 'admin.last_second_factor');
    expect((await browser.call(adminPasskeysApi.list, {})).items).toHaveLength(1);
  });

  test('removing all of an admin’s is possible on the command line only', async () => {
    const { email, browser, device } = await withPasskey();
    expect(await app.services.transaction((tx) => resetAdminPasskeys(tx, 'command line', email))).toBe(true);
    await expectRefusal(browser.call(operatorsApi.session, {}), 'admin.session_required');
    await expectRefusal(signIn(openAdminBrowser(app), device), 'admin.passkey_unknown');
    expect((await byPassword(openAdminBrowser(app), email)).session).not.toBeNull();
  });
});

test('expired challenges are deleted', async () => {
  await openAdminBrowser(app).call(adminPasskeysApi.startSignIn, {});
  await pool.query(`update admin_passkey_challenges set created_at = now() - interval '301 seconds'`);
  await sweepOperators(app.services, new AbortController().signal);
  expect((await pool.query('select from admin_passkey_challenges')).rows).toEqual([]);
});
