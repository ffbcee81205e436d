import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { operatorsApi } from '#contract/operators/operators.ts';
import { adminCommands } from '#scripts/admin/admin-commands.ts';
import { readArguments } from '#scripts/admin/read-arguments.ts';
import { readArguments as readEvidenceArguments } from '#scripts/evidence/read-arguments.ts';
import { startEmbedded } from '#server/platform/db/embedded/start-embedded.ts';
import { openPool } from '#server/platform/db/pool.ts';
import { transactionsOn } from '#server/platform/db/transaction.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { adminPassword, openAdminBrowser } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import { withDatabaseIn } from '#test/support/legal-state.ts';
import { signUpRep } from '#test/support/people.ts';
import { submitCase } from '#test/support/vetting.ts';
import { makeDataDir, makePreparedDataDir, startApp } from './app-process.ts';
import { runScriptOn } from './run-script.ts';

// Scripts beside a running app, shared by all of them: each start costs some seconds.

const dataDir = await makePreparedDataDir(afterAll);

/** Runs `npm run admin -- …` on the data folder, with a line on its standard input; returns its output. */
const admin = async (line: string, ...args: string[]) =>
  (await runScriptOn(dataDir, 'scripts/admin.ts', args, { line })).said;

const email = 'lindiwe@thengisa.example';
const madeBefore = await admin(adminPassword, 'create', '--email', email, '--role', 'owner');
const app = await startApp(dataDir, { env: { AUTH_AUTOCONFIRM: 'true', RATE_LIMITS: 'off' } }, afterAll);
await app.ready();

/** The script's effect and output for these arguments, where it reads no input: without a process for each. */
async function adminHere(...args: string[]): Promise<string | undefined> {
  const { command, email, role } = readArguments(args);
  const { url } = await startEmbedded({ dataDir });
  const pool = openPool(url, 2, () => {});
  const nothingElse = async () => {};
  const done = adminCommands.get(command)?.(transactionsOn(pool, nothingElse, nothingElse), email, role);
  return await done?.finally(() => pool.end());
}

test('administrators are created without an app; beside one they are created, listed, enabled and disabled', async () => {
  expect(madeBefore).toBe(`${email} is now an admin with the role owner.\n`);
  expect(await admin('password1234', 'create', '--email', email, '--role', 'owner')).toBe(
    'Password is too common and easy to guess.\n',
  );
  expect(await admin(adminPassword, 'create', '--email', email, '--role', 'owner')).toBe(
    `${email} is already an admin.\n`,
  );
  const browser = openAdminBrowser(app);
  const signIn = (password: string) => browser.call(operatorsApi.signIn, { body: { email, password } });
  await signIn(adminPassword);
  await expect(adminHere('disable', '--email', email)).rejects.toThrow(/^This is the last owner/);
  await expect(adminHere('set-role', '--email', email, '--role', 'support')).rejects.toThrow(/^This is the last owner/);
  const other = 'thabo@thengisa.example';
  await admin(adminPassword, 'create', '--email', other, '--role', 'finance');
  expect(await adminHere('set-role', '--email', other, '--role', 'owner')).toContain('before that finance');
  expect(await adminHere('set-role', '--email', other, '--role', 'owner')).toContain('already has the role owner');
  expect(await adminHere('disable', '--email', email)).toContain('can no longer sign in');
  await expectRefusal(browser.call(operatorsApi.session, {}), 'admin.session_required');
  await expectRefusal(signIn(adminPassword), 'admin.not_found');
  expect(await admin('', 'list')).toMatch(/lindiwe@thengisa\.example \| owner \| disabled \| no/);
  expect(await adminHere('enable', '--email', email)).toContain('can sign in again');
  const said = await admin('', 'reset-password', '--email', email.toUpperCase());
  const password = /The password is (\S{24})\n$/.exec(said)?.[1] ?? '';
  await expectRefusal(signIn(adminPassword), 'admin.password_wrong');
  await signIn(password);
  expect(await adminHere('reset-totp', '--email', email)).toContain('must set up an authenticator app');
  await expect(adminHere('reset-totp', '--email', 'nobody@thengisa.example')).rejects.toThrow(
    new StartupError('nobody@thengisa.example is not an admin. See: npm run admin -- list'),
  );
});

test('the log of signatures is verified, and tampering is named', async () => {
  const evidence = (...args: string[]) => runScriptOn(dataDir, 'scripts/evidence.ts', args);
  expect(await evidence('verify')).toEqual({
    code: 0,
    said: '0 signatures, all unchanged.\nThe log is empty.\n',
  });
  for (let count = 0; count < 3; count++) await submitCase(app, await signUpRep(app), 'rep');
  const sound = await evidence('verify');
  expect(sound.code).toBe(0);
  expect(sound.said).toMatch(/^3 signatures, all unchanged\.\nHead of the log: 3:[0-9a-f]{64}\n$/);
  const head = /3:[0-9a-f]{64}/.exec(sound.said)?.[0] ?? '';

  await withDatabaseIn(dataDir, async (client) => {
    await client.query('set session_replication_role = replica');
    await client.query("update agreement_evidence set typed_name = typed_name || '.' where position = 2");
    await client.query('delete from agreement_evidence where position = 3');
    await client.query(
      'update legal_contracts set evidence_id = null where evidence_id not in (select id from agreement_evidence)',
    );
  });
  const changed = await evidence('verify', '--head', head);
  expect(changed.code).toBe(1);
  expect(changed.said).toContain('2 signatures, 2 findings.');
  expect(changed.said).toMatch(/ 2 +\| [0-9a-f-]{36} \| changed/);
  expect(changed.said).toMatch(/ 3 +\| +\| missing/);
});

test('the books are verified, and tampering is named', async () => {
  const ledger = (...args: string[]) => runScriptOn(dataDir, 'scripts/ledger.ts', args);
  expect(await ledger('verify')).toEqual({ code: 0, said: '0 differences\n' });
  const course = randomUUID();
  await withDatabaseIn(dataDir, (client) => client.query('insert into course_money values ($1, 100, 0)', [course]));
  expect(await ledger('verify')).toEqual({ code: 1, said: `kept money of course ${course}\n1 difference\n` });
  expect(await runScriptOn(dataDir, 'scripts/courses.ts', ['recount'])).toEqual({
    code: 0,
    said: '1 total was wrong\n',
  });
  const account = randomUUID();
  await withDatabaseIn(dataDir, async (client) => {
    await client.query('set session_replication_role = replica');
    await client.query(
      `insert into ledger_accounts (id, kind, rep_id, balance_cents) values ($1, 'rep_wallet', $1, 500)`,
      [account],
    );
  });
  expect(await ledger('verify')).toEqual({ code: 1, said: `balance of ${account}\n1 difference\n` });
});

test('the database is inspected, and not reset under the app', async () => {
  const db = async (...args: string[]) => (await runScriptOn(dataDir, 'scripts/db.ts', args)).said;
  expect(await db('psql', '-c', 'select count(*) > 0 as filled from locations')).toContain(' t\n');
  expect(await db('reset', '--yes')).toMatch(/^Thengisa is already running on [^\n]*\n$/);
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
});

test.each([
  ['admin', 'promote', /^npm run admin -- <command>/],
  ['evidence', 'check', /^npm run evidence -- verify/],
  ['ledger', 'check', /^npm run ledger -- verify/],
  ['courses', 'verify', /^npm run courses -- check/],
  ['documents', 'verify', /^npm run documents -- reseal/],
])('anything else prints the usage: %s %s', async (script, word, usage) => {
  const { code, said } = await runScriptOn(await makeDataDir(), `scripts/${script}.ts`, [word]);
  expect([code, said]).toEqual([1, expect.stringMatching(usage)]);
});

test('and so do too few or too many arguments', () => {
  for (const args of [
    [],
    ['create'],
    ['create', '--email', 'nobody'],
    ['create', '--email', 'a@b.example'],
    ['set-role', '--email', 'a@b.example', '--role', 'boss'],
    ['list', 'all'],
  ])
    expect(() => readArguments(args), args.join(' ')).toThrow(/^npm run admin -- <command>/);
  for (const args of [[], ['verify', 'now'], ['verify', '--head', '3']])
    expect(() => readEvidenceArguments(args), args.join(' ')).toThrow(/^npm run evidence -- verify/);
});
