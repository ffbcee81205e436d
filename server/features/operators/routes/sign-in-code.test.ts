import { describe, expect, test } from 'vitest';
import { operatorsApi } from '#contract/operators/operators.ts';
import { hashPassword } from '#server/platform/crypto/password-hash.ts';
import { adminPassword, auditOf, makeAdmin, openAdminBrowser, setUpApp, signInAdmin } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { appCode, wrongCode } from '#test/support/second-factors.ts';
import { resetAdminPassword, resetAdminTotp } from '../commands/manage-admins.ts';

const app = await openTestApp({ work: false });

const signIn = (browser: ReturnType<typeof openAdminBrowser>, email: string, password = adminPassword) =>
  browser.call(operatorsApi.signIn, { body: { email, password } });

describe('an authenticator app', () => {
  test('is set up at sign-in and asked for from then on', async () => {
    const email = await makeAdmin(app);
    const before = await signInAdmin(app, email);
    const browser = openAdminBrowser(app);
    const body = { email, password: adminPassword, setUpSecondFactor: true };
    const { session, setUp } = await browser.call(operatorsApi.signIn, { body });
    expect(session).toBeNull();
    expect(setUp?.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(setUp?.qrCode).toMatch(/^data:image\/svg\+xml;base64,/);
    await expectRefusal(browser.call(operatorsApi.session, {}), 'admin.session_required');
    const { secret } = setUp ?? { secret: '' };
    await expectRefusal(
      browser.call(operatorsApi.proveCode, { body: { code: wrongCode(secret) } }),
      'admin.code_wrong',
    );
    const opened = await browser.call(operatorsApi.proveCode, { body: { code: appCode(secret) } });
    expect(opened).toMatchObject({ email, secondFactor: true });
    expect(await browser.call(operatorsApi.session, {})).toEqual(opened);
    // Sessions opened by the password alone have ended.
    await expectRefusal(before.call(operatorsApi.session, {}), 'admin.session_required');
    const { rows } = await app.database.pool.query('select sealed_totp_secret from admin_users where email = $1', [
      email,
    ]);
    expect(rows[0].sealed_totp_secret.length).toBeGreaterThan(20);

    const later = openAdminBrowser(app);
    expect(await later.call(operatorsApi.signIn, { body })).toEqual({ session: null, setUp: null, passkey: 'none' });
    await later.call(operatorsApi.proveCode, { body: { code: appCode(secret, 1) } });
    expect(await auditOf(app, email)).toEqual([
      'sign_in done',
      'sign_in.password done',
      'sign_in.code refused admin.code_wrong',
      'second_factor.set_up done',
      'sign_in done',
      'sign_in.password done',
      'sign_in done',
    ]);
  });

  test('accepts each code once', async () => {
    const email = await makeAdmin(app);
    const { secret, usedCode } = await setUpApp(app, email);
    const browser = openAdminBrowser(app);
    await signIn(browser, email);
    await expectRefusal(browser.call(operatorsApi.proveCode, { body: { code: usedCode } }), 'admin.code_wrong');
    const next = appCode(secret, 1);
    await browser.call(operatorsApi.proveCode, { body: { code: `${next.slice(0, 3)} ${next.slice(3)}` } });
    await signIn(browser, email);
    await expectRefusal(browser.call(operatorsApi.proveCode, { body: { code: next } }), 'admin.code_wrong');
  });

  test('opens one session for two concurrent uses of a code', async () => {
    const email = await makeAdmin(app);
    const { secret } = await setUpApp(app, email);
    const browsers = [openAdminBrowser(app), openAdminBrowser(app), openAdminBrowser(app)];
    for (const browser of browsers) await signIn(browser, email);
    const code = appCode(secret, 1);
    const ended = await Promise.allSettled(browsers.map((one) => one.call(operatorsApi.proveCode, { body: { code } })));
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('needs a pending sign-in, which ends after five wrong codes, ten minutes or another sign-in', async () => {
    const email = await makeAdmin(app);
    const { secret } = await setUpApp(app, email);
    const code = () => ({ body: { code: appCode(secret, 1) } });
    const guessing = openAdminBrowser(app);
    await expectRefusal(guessing.call(operatorsApi.proveCode, code()), 'admin.sign_in_over');
    await signIn(guessing, email);
    for (let guess = 0; guess < 5; guess++) {
      const wrong = { body: { code: wrongCode(secret) } };
      await expectRefusal(guessing.call(operatorsApi.proveCode, wrong), 'admin.code_wrong');
    }
    await expectRefusal(guessing.call(operatorsApi.proveCode, code()), 'admin.sign_in_over');

    const slow = openAdminBrowser(app);
    await signIn(slow, email);
    await app.database.pool.query("update admin_sign_ins set expires_at = now() - interval '1 second'");
    await expectRefusal(slow.call(operatorsApi.proveCode, code()), 'admin.sign_in_over');

    const other = openAdminBrowser(app);
    await signIn(slow, email);
    await signIn(other, email);
    await other.call(operatorsApi.proveCode, code());
    await expectRefusal(
      slow.call(operatorsApi.proveCode, { body: { code: appCode(secret, 1) } }),
      'admin.sign_in_over',
    );
  });

  test('if lost, is removed on the command line, along with the sessions', async () => {
    const email = await makeAdmin(app);
    const browser = await setUpApp(app, email);
    await app.services.transaction((tx) => resetAdminTotp(tx, 'command line', email));
    await expectRefusal(browser.call(operatorsApi.session, {}), 'admin.session_required');
    expect((await signIn(openAdminBrowser(app), email)).session).toMatchObject({ secondFactor: false });
  });

  test('with a secret encrypted by another installation’s key is refused', async () => {
    const [email, other] = [await makeAdmin(app), await makeAdmin(app)];
    const { secret } = await setUpApp(app, email);
    await setUpApp(app, other);
    // Copied to another row, as an intruder with write access to the database might.
    await app.database.pool.query(
      `update admin_users set sealed_totp_secret = (select sealed_totp_secret from admin_users where email = $1),
         last_totp_step = 0 where email = $2`,
      [email, other],
    );
    const browser = openAdminBrowser(app);
    await signIn(browser, other);
    await expectRefusal(browser.call(operatorsApi.proveCode, { body: { code: appCode(secret) } }), 'admin.code_wrong');
  });
});

test('a new password ends every session and pending sign-in', async () => {
  const email = await makeAdmin(app);
  const browser = await setUpApp(app, email);
  const halfway = openAdminBrowser(app);
  await signIn(halfway, email);
  const passwordHash = await hashPassword('another long password');
  await app.services.transaction((tx) => resetAdminPassword(tx, 'command line', email, passwordHash));
  await expectRefusal(browser.call(operatorsApi.session, {}), 'admin.session_required');
  const code = { code: appCode(browser.secret, 1) };
  await expectRefusal(halfway.call(operatorsApi.proveCode, { body: code }), 'admin.sign_in_over');
  await expectRefusal(signIn(halfway, email), 'admin.password_wrong');
  await signIn(halfway, email, 'another long password');
});
