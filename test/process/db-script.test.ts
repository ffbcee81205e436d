import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPostmaster } from '#server/platform/db/embedded/postmaster.ts';
import { productionEnv } from '#test/support/production.ts';
import { makeDataDir } from './app-process.ts';
import { runScriptOn } from './run-script.ts';

/** Runs `npm run db -- …` on the data folder; returns its output. Without psql, so that our own prompt answers. */
const db = async (dataDir: string, args: string[], env?: Record<string, string>) =>
  (await runScriptOn(dataDir, 'scripts/db.ts', args, { ...(env && { env }) })).said;

test('works without a running app, and stops what it started', async () => {
  const dataDir = await makeDataDir();
  expect(await db(dataDir, ['migrate'])).toMatch(/^Applied 0001-[^\n]*\.sql\.\n$/);
  expect(await db(dataDir, ['migrate'])).toBe('The database is up to date.\n');
  expect(await db(dataDir, ['psql', '-c', 'create table note as select 1 as number'])).toBe('SELECT 1\n');
  expect(await db(dataDir, ['psql', '-c', "select number, 'Sawubona' as word, null as nothing from note"])).toBe(
    ' number | word     | nothing\n--------+----------+---------\n 1      | Sawubona |\n(1 row)\n\n',
  );
  expect(await db(dataDir, ['reset'])).toBe(
    `This deletes everything in PostgreSQL in ${dataDir}. Add --yes to continue.\n`,
  );
  expect(await db(dataDir, ['reset', '--yes'])).toMatch(/^Applied 0001-/);
  expect(await db(dataDir, ['psql', '-c', 'select number from note'])).toBe('ERROR: relation "note" does not exist\n');
  expect(await db(dataDir, ['change-secret-key', '--yes'])).toBe('The key is changed. Start the app.\n');
  expect(await readPostmaster(join(dataDir, 'postgres'))).toBe(null);
});

test('refuses to reset in production', async () => {
  const production = { ...productionEnv, SECRET_KEY: 'x'.repeat(32) };
  const said = await db(await makeDataDir(), ['reset', '--yes'], production);
  expect(said).toBe('reset is refused with MODE=production.\n');
});
