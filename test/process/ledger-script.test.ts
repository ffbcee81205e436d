import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { withDatabaseIn } from '#test/support/legal-standing.ts';
import { makeDataDir, makePreparedDataDir, startApp } from './app-process.ts';
import { runScriptOn } from './run-script.ts';

/** `npm run ledger -- …` on the data folder. */
const ledger = (dataDir: string, ...args: string[]) => runScriptOn(dataDir, 'scripts/ledger.ts', args);

test('the books are verified beside a running app, and what was done to them is named', async () => {
  const dataDir = await makePreparedDataDir();
  const app = await startApp(dataDir);
  await app.ready();
  expect(await ledger(dataDir, 'verify')).toEqual({ code: 0, said: '0 differences\n' });
  const account = randomUUID();
  await withDatabaseIn(dataDir, async (client) => {
    await client.query('set session_replication_role = replica');
    await client.query(
      `insert into ledger_accounts (id, kind, rep_id, balance_cents) values ($1, 'rep_wallet', $1, 500)`,
      [account],
    );
  });
  expect(await ledger(dataDir, 'verify')).toEqual({ code: 1, said: `balance of ${account}\n1 difference\n` });
});

test('anything else is answered with how to use it', async () => {
  const { code, said } = await ledger(await makeDataDir(), 'check');
  expect([code, said]).toEqual([1, expect.stringMatching(/^npm run ledger -- verify/)]);
});
