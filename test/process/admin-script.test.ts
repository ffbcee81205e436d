import { expect, test } from 'vitest';
import { operatorsApi } from '#contract/operators/operators.ts';
import { readArguments } from '#scripts/admin/read-arguments.ts';
import { adminPassword, openAdminBrowser } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import { makeDataDir, makePreparedDataDir, startApp } from './app-process.ts';
import { runScriptOn } from './run-script.ts';

/** `npm run admin -- …` on the data folder, with a line on its standard input; what it prints. */
const admin = async (dataDir: string, line: string, ...args: string[]) =>
  (await runScriptOn(dataDir, 'scripts/admin.ts', args, { line })).said;

test('administrators are made, listed and let in and out beside a running app', async () => {
  const dataDir = await makePreparedDataDir();
  const email = 'lindiwe@thengisa.example';
  expect(await admin(dataDir, 'password1234', 'create', '--email', email)).toBe(
    'Password is known to be used by many people and easy to guess.\n',
  );
  expect(await admin(dataDir, adminPassword, 'create', '--email', email)).toBe(`${email} is an administrator now.\n`);
  expect(await admin(dataDir, adminPassword, 'create', '--email', email)).toBe(
    `${email} is an administrator already.\n`,
  );

  const app = await startApp(dataDir);
  await app.ready();
  const browser = openAdminBrowser(app);
  const signIn = (password: string) => browser.call(operatorsApi.signIn, { body: { email, password } });
  await signIn(adminPassword);
  expect(await admin(dataDir, '', 'disable', '--email', email)).toContain('cannot sign in any more');
  await expectRefusal(browser.call(operatorsApi.session, {}), 'admin.session_required');
  await expectRefusal(signIn(adminPassword), 'admin.not_found');
  expect(await admin(dataDir, '', 'list')).toMatch(/lindiwe@thengisa\.example \| disabled \| no/);
  expect(await admin(dataDir, '', 'enable', '--email', email)).toContain('can sign in again');
  const said = await admin(dataDir, '', 'reset-password', '--email', email.toUpperCase());
  const password = /The password is (\S{24})\n$/.exec(said)?.[1] ?? '';
  await expectRefusal(signIn(adminPassword), 'admin.password_wrong');
  await signIn(password);
  expect(await admin(dataDir, '', 'reset-totp', '--email', email)).toContain('sets up an authenticator app');
  expect(await admin(dataDir, '', 'reset-totp', '--email', 'nobody@thengisa.example')).toBe(
    'nobody@thengisa.example is no administrator. See: npm run admin -- list\n',
  );
});

test('anything else is answered with how to use it', async () => {
  expect(await admin(await makeDataDir(), '', 'promote')).toMatch(/^npm run admin -- <command>/);
  for (const args of [[], ['create'], ['create', '--email', 'nobody'], ['list', 'all']])
    expect(() => readArguments(args), args.join(' ')).toThrow(/^npm run admin -- <command>/);
});
