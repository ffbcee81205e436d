import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { operatorsApi } from '#contract/operators/operators.ts';
import { projectRoot } from '#server/platform/env.ts';
import { adminPassword, openAdminBrowser } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import { makeDataDir, startApp } from './app-process.ts';

const run = promisify(execFile);

/** `npm run admin -- …` on the data folder, with a line on its standard input; what it prints, on either stream. */
async function admin(dataDir: string, line: string, ...args: string[]): Promise<string> {
  const running = run(process.execPath, [join(projectRoot, 'scripts/admin.ts'), ...args], {
    cwd: '/',
    env: { PATH: '/nonexistent', DATA_DIR: dataDir },
  });
  running.child.stdin?.end(line);
  const { stdout, stderr } = await running.catch((error: { stdout: string; stderr: string }) => error);
  return stdout + stderr;
}

test('administrators are made, listed and let in and out beside a running app', async () => {
  const dataDir = await makeDataDir();
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
  const dataDir = await makeDataDir();
  for (const args of [[], ['promote'], ['create'], ['create', '--email', 'nobody'], ['list', 'all']]) {
    expect(await admin(dataDir, '', ...args)).toMatch(/^npm run admin -- <command>/);
  }
});
