import { describe, expect, test } from 'vitest';
import { adminApi } from '#contract/admin/admin.ts';
import { operatorsApi } from '#contract/operators/operators.ts';
import { adminPassword, auditOf, makeAdmin, openAdminBrowser, signInAdmin } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import { startTestApp } from '#test/support/app.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { productionEnv } from '#test/support/production.ts';
import { appCode } from '#test/support/second-factors.ts';
import { disableAdmin, enableAdmin } from '../commands/manage-admins.ts';

const app = await openTestApp({ work: false });
const production = await openTestApp({
  database: app.database,
  work: false,
  env: {
    ...productionEnv,
    ADMIN_EMAIL: 'first@thengisa.example',
    ADMIN_PASSWORD: adminPassword,
  },
});

const inProduction = () => openAdminBrowser(production, { origin: 'https://thengisa.example' });
const signIn = (browser: ReturnType<typeof openAdminBrowser>, email: string, password = adminPassword) =>
  browser.call(operatorsApi.signIn, { body: { email, password } });

describe('the password', () => {
  test('opens a session of 24 hours in a cookie that scripts and other sites cannot use', async () => {
    const email = await makeAdmin(app);
    const response = await fetch(`${app.url}/api/admin/sign-ins`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: app.url, 'user-agent': 'a browser' },
      body: JSON.stringify({ email: email.toUpperCase(), password: adminPassword }),
    });
    const [stored = ''] = response.headers.getSetCookie();
    expect(stored).toMatch(/^thengisa-admin=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Strict$/);
    const { session } = (await response.json()) as { session: { loginTime: string; expiresAt: string } };
    expect(session).toMatchObject({ email, isAdmin: true, secondFactor: false });
    expect(Date.parse(session.expiresAt) - Date.parse(session.loginTime)).toBe(24 * 60 * 60 * 1000);
    expect(await auditOf(app, email)).toEqual(['sign_in done']);
    const { rows } = await app.database.pool.query('select * from admin_audit where who = $1', [email]);
    expect(rows[0]).toMatchObject({ address: '127.0.0.1', user_agent: 'a browser' });
    const token = /=([\w-]{43});/.exec(stored)?.[1] ?? '';
    const kept = await app.database.pool.query('select * from admin_sessions');
    expect(JSON.stringify(kept.rows)).not.toContain(token);
  });

  test('is refused with a text for each reason, and each is in the audit log', async () => {
    const email = await makeAdmin(app);
    const browser = openAdminBrowser(app);
    const wrong = await expectRefusal(signIn(browser, email, 'not the password'), 'admin.password_wrong');
    expect([wrong.title, wrong.detail]).toEqual(['Access Denied', 'Invalid admin credentials']);
    const stranger = `stranger-${email}`;
    const unknown = await expectRefusal(signIn(browser, stranger), 'admin.email_not_authorized');
    expect([unknown.title, unknown.detail]).toEqual(['Access Denied', 'Email not authorized for admin access']);
    expect(await auditOf(app, stranger)).toEqual(['sign_in refused admin.email_not_authorized']);

    await app.database.pool.query('update admin_users set is_admin = false where email = $1', [email]);
    const former = await expectRefusal(signIn(browser, email), 'admin.not_found');
    expect([former.title, former.detail]).toEqual(['Access Denied', 'Admin user not found']);
    await expectRefusal(signIn(browser, email, 'not the password'), 'admin.password_wrong');
    expect(await auditOf(app, email)).toEqual([
      'sign_in refused admin.password_wrong',
      'sign_in refused admin.not_found',
      'sign_in refused admin.password_wrong',
    ]);
    expect(browser.cookies.size).toBe(0);
  });

  test('of a user’s account is of no use, even with the address of an admin', async () => {
    const email = await makeAdmin(app, 'another password than theirs');
    await fetch(`${app.url}/auth/v1/signup`, {
      method: 'POST',
      body: JSON.stringify({ email, password: adminPassword }),
    });
    await expectRefusal(signIn(openAdminBrowser(app), email), 'admin.password_wrong');
  });

  test('is refused from a page of another site, or without an origin', async () => {
    const email = await makeAdmin(app);
    for (const origin of ['https://evil.example', 'null', `${app.url}.evil.example`]) {
      await expectRefusal(signIn(openAdminBrowser(app, { origin }), email), 'request.other_origin');
    }
    const { status } = await fetch(`${app.url}/api/admin/sign-ins`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: adminPassword }),
    });
    expect(status).toBe(403);
    expect(await auditOf(app, email)).toEqual([]);
  });
});

describe('a disabled admin', () => {
  test('is signed out immediately, and cannot sign in until enabled', async () => {
    const email = await makeAdmin(app);
    const browser = await signInAdmin(app, email);
    expect(await browser.call(operatorsApi.session, {})).toMatchObject({ email });
    await app.services.transaction((tx) => disableAdmin(tx, 'command line', email));
    await expectRefusal(browser.call(operatorsApi.session, {}), 'admin.session_required');
    await expectRefusal(signIn(browser, email), 'admin.not_found');
    await app.services.transaction((tx) => enableAdmin(tx, 'command line', email));
    await expectRefusal(browser.call(operatorsApi.session, {}), 'admin.session_required');
    await signIn(browser, email);
  });

  test('is signed out even with a session that was not ended', async () => {
    const email = await makeAdmin(app);
    const browser = await signInAdmin(app, email);
    await app.database.pool.query('update admin_users set disabled_at = now() where email = $1', [email]);
    await expectRefusal(browser.call(adminApi.figures, {}), 'admin.session_required');
  });
});

describe('in production', () => {
  test('the first admin comes from the environment, and no one can sign in without an app', async () => {
    const browser = inProduction();
    const { session, setUp } = await signIn(browser, 'first@thengisa.example');
    expect(session).toBeNull();
    expect([...browser.cookies.keys()]).toEqual(['__Host-thengisa-admin-sign-in']);
    await browser.call(operatorsApi.proveCode, { body: { code: appCode(setUp?.secret ?? '') } });
    expect([...browser.cookies.keys()]).toEqual(['__Host-thengisa-admin']);
    expect(await browser.call(operatorsApi.session, {})).toMatchObject({ secondFactor: true });
    const { rows } = await app.database.pool.query(
      "select who, act from admin_audit where who in ('environment', 'first@thengisa.example') order by created_at, id",
    );
    expect(rows[0]).toEqual({ who: 'environment', act: 'admin.create' });
  });

  test('an earlier session without an app is refused', async () => {
    const email = await makeAdmin(app);
    const { cookies } = await signInAdmin(app, email);
    const browser = inProduction();
    browser.cookies.set('__Host-thengisa-admin', cookies.get('thengisa-admin') ?? '');
    await expectRefusal(browser.call(operatorsApi.session, {}), 'admin.session_required');
  });

  test('the cookies are for this host over HTTPS only', async () => {
    const email = await makeAdmin(app);
    const { headers } = await fetch(`${production.url}/api/admin/sign-ins`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://thengisa.example' },
      body: JSON.stringify({ email, password: adminPassword }),
    });
    expect(headers.getSetCookie()[0]).toMatch(
      /^__Host-thengisa-admin-sign-in=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
    );
  });

  test('the environment does not change existing admins', async () => {
    const again = await startTestApp({
      database: app.database,
      work: false,
      env: { ADMIN_EMAIL: 'second@thengisa.example', ADMIN_PASSWORD: adminPassword },
    });
    await expectRefusal(signIn(openAdminBrowser(again), 'second@thengisa.example'), 'admin.email_not_authorized');
    await again.close();
  });
});
