import { expect, test } from 'vitest';
import { operatorsApi } from '#contract/operators/operators.ts';
import { adminCommands } from '#scripts/admin/admin-commands.ts';
import { readArguments } from '#scripts/admin/read-arguments.ts';
import { startEmbedded } from '#server/platform/db/embedded/start-embedded.ts';
import { openPool } from '#server/platform/db/pool.ts';
import { transactionsOn } from '#server/platform/db/transaction.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { adminPassword, openAdminBrowser } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import { makeDataDir, makePreparedDataDir, startApp } from './app-process.ts';
import { runScriptOn } from './run-script.ts';

/** `npm run admin -- …` on the data folder, with a line on its standard input; what it prints. */
const admin = async (dataDir: string, line: string, ...args: string[]) =>
  (await runScriptOn(dataDir, 'scripts/admin.ts', args, { line })).said;

/** What the script does with these arguments and says, where it reads nothing: without a process for each. */
async function adminHere(dataDir: string, ...args: string[]): Promise<string | undefined> {
  const { command, email, role } = readArguments(args);
  const { url } = await startEmbedded({ dataDir });
  const pool = openPool(url, 2, () => {});
  const nothingElse = async () => {};
  const done = adminCommands.get(command)?.(transactionsOn(pool, nothingElse, nothingElse), email, role);
  return await done?.finally(() => pool.end());
}

test('administrators are made, listed and let in and out beside a running app', async () => {
  const dataDir = await makePreparedDataDir();
  const email = 'lindiwe@thengisa.example';
  expect(await admin(dataDir, adminPassword, 'create', '--email', email, '--role', 'owner')).toBe(
    `${email} is an administrator now, with the role owner.\n`,
  );

  const app = await startApp(dataDir);
  await app.ready();
  expect(await admin(dataDir, 'password1234', 'create', '--email', email, '--role', 'owner')).toBe(
    'Password is known to be used by many people and easy to guess.\n',
  );
  expect(await admin(dataDir, adminPassword, 'create', '--email', email, '--role', 'owner')).toBe(
    `${email} is an administrator already.\n`,
  );
  const browser = openAdminBrowser(app);
  const signIn = (password: string) => browser.call(operatorsApi.signIn, { body: { email, password } });
  await signIn(adminPassword);
  await expect(adminHere(dataDir, 'disable', '--email', email)).rejects.toThrow(/^This is the last owner/);
  await expect(adminHere(dataDir, 'set-role', '--email', email, '--role', 'support')).rejects.toThrow(
    /^This is the last owner/,
  );
  const other = 'thabo@thengisa.example';
  await admin(dataDir, adminPassword, 'create', '--email', other, '--role', 'finance');
  expect(await adminHere(dataDir, 'set-role', '--email', other, '--role', 'owner')).toContain('had finance');
  expect(await adminHere(dataDir, 'set-role', '--email', other, '--role', 'owner')).toContain('owner already');
  expect(await adminHere(dataDir, 'disable', '--email', email)).toContain('cannot sign in any more');
  await expectRefusal(browser.call(operatorsApi.session, {}), 'admin.session_required');
  await expectRefusal(signIn(adminPassword), 'admin.not_found');
  expect(await admin(dataDir, '', 'list')).toMatch(/lindiwe@thengisa\.example \| owner \| disabled \| no/);
  expect(await adminHere(dataDir, 'enable', '--email', email)).toContain('can sign in again');
  const said = await admin(dataDir, '', 'reset-password', '--email', email.toUpperCase());
  const password = /The password is (\S{24})\n$/.exec(said)?.[1] ?? '';
  await expectRefusal(signIn(adminPassword), 'admin.password_wrong');
  await signIn(password);
  expect(await adminHere(dataDir, 'reset-totp', '--email', email)).toContain('sets up an authenticator app');
  await expect(adminHere(dataDir, 'reset-totp', '--email', 'nobody@thengisa.example')).rejects.toThrow(
    new StartupError('nobody@thengisa.example is no administrator. See: npm run admin -- list'),
  );
});

test('anything else is answered with how to use it', async () => {
  expect(await admin(await makeDataDir(), '', 'promote')).toMatch(/^npm run admin -- <command>/);
  for (const args of [
    [],
    ['create'],
    ['create', '--email', 'nobody'],
    ['create', '--email', 'a@b.example'],
    ['set-role', '--email', 'a@b.example', '--role', 'boss'],
    ['list', 'all'],
  ])
    expect(() => readArguments(args), args.join(' ')).toThrow(/^npm run admin -- <command>/);
});
