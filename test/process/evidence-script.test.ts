import { expect, test } from 'vitest';
import { readArguments } from '#scripts/evidence/read-arguments.ts';
import { withDatabaseIn } from '#test/support/legal-standing.ts';
import { signUpRep } from '#test/support/people.ts';
import { submitCase } from '#test/support/vetting.ts';
import { makeDataDir, makePreparedDataDir, startApp } from './app-process.ts';
import { runScriptOn } from './run-script.ts';

/** `npm run evidence -- …` on the data folder. */
const evidence = (dataDir: string, ...args: string[]) => runScriptOn(dataDir, 'scripts/evidence.ts', args);

test('the log is verified beside a running app, and what was done to it is named', async () => {
  const dataDir = await makePreparedDataDir();
  const app = await startApp(dataDir, { env: { AUTH_AUTOCONFIRM: 'true', RATE_LIMITS: 'off' } });
  await app.ready();
  expect(await evidence(dataDir, 'verify')).toEqual({
    code: 0,
    said: '0 signatures, all as they were written.\nThe log is empty.\n',
  });
  for (let count = 0; count < 3; count++) await submitCase(app, await signUpRep(app), 'rep');
  const sound = await evidence(dataDir, 'verify');
  expect(sound.code).toBe(0);
  expect(sound.said).toMatch(/^3 signatures, all as they were written\.\nHead of the log: 3:[0-9a-f]{64}\n$/);
  const head = /3:[0-9a-f]{64}/.exec(sound.said)?.[0] ?? '';

  await withDatabaseIn(dataDir, async (client) => {
    await client.query('set session_replication_role = replica');
    await client.query("update agreement_evidence set typed_name = typed_name || '.' where position = 2");
    await client.query('delete from agreement_evidence where position = 3');
    await client.query(
      'update legal_contracts set evidence_id = null where evidence_id not in (select id from agreement_evidence)',
    );
  });
  const changed = await evidence(dataDir, 'verify', '--head', head);
  expect(changed.code).toBe(1);
  expect(changed.said).toContain('2 signatures, 2 not as it was written.');
  expect(changed.said).toMatch(/ 2 +\| [0-9a-f-]{36} \| changed/);
  expect(changed.said).toMatch(/ 3 +\| +\| missing/);
});

test('anything else is answered with how to use it', async () => {
  const { code, said } = await evidence(await makeDataDir(), 'check');
  expect([code, said]).toEqual([1, expect.stringMatching(/^npm run evidence -- verify/)]);
  for (const args of [[], ['verify', 'now'], ['verify', '--head', '3']])
    expect(() => readArguments(args), args.join(' ')).toThrow(/^npm run evidence -- verify/);
});
