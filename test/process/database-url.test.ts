import { readdir } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { checkDatabase } from '#server/platform/db/check-database.ts';
import { startEmbedded } from '#server/platform/db/embedded/start-embedded.ts';
import { findFreePort } from '#server/platform/free-port.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { order } from '#test/support/database-server.ts';
import { makeDataDir, makePreparedDataDir, startApp } from './app-process.ts';
import { startOldPostgres } from './old-postgres.ts';
import { waitFor } from './wait-for.ts';

// The operator's database server, shared by all of them.
const server = await startEmbedded({ dataDir: await makePreparedDataDir(afterAll), durable: false });

const failWith = (url: string): Promise<string> =>
  checkDatabase(url).then(
    () => 'nothing',
    (error) => (error instanceof StartupError ? error.message : String(error)),
  );

test("a worker uses the operator's database, starts none itself, leaves that one running, and reports its status", async () => {
  const { url } = server;
  const dataDir = await makeDataDir();
  const app = await startApp(dataDir, { env: { DATABASE_URL: url, PROCESS: 'worker' } });
  await app.ready();
  expect((await fetch(`${app.url}/api/locations`)).status).toBe(404);
  expect(await order(url, "select from pg_stat_activity where application_name = 'thengisa live'")).not.toEqual([]);
  expect(await app.stop()).toBe(0);
  expect(await order(url, 'select 1 as answer')).toEqual([{ answer: 1 }]);
  expect(await readdir(dataDir)).not.toContain('postgres');
});

test('a start that waits for another one says so, and ends on a signal', async () => {
  const { url } = server;
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  await other.query('select pg_advisory_lock(7419201)');
  const app = await startApp(await makeDataDir(), { env: { DATABASE_URL: url } });
  await waitFor('it to wait', () => app.printed().includes('Waiting for another start to finish the migrations\n'));
  expect(await app.stop()).toBe(0);
  expect(app.errors()).toBe('');
  await other.end();
});

test('one line reports a problem with the database, without its password', async () => {
  const { url } = server;
  const { host } = new URL(url);
  const changed = (change: (url: URL) => void) => {
    const other = new URL(url);
    change(other);
    return other.href;
  };
  expect(await failWith(changed((other) => (other.password = 'hunter2')))).toBe(
    `The database at ${host} refuses the user thengisa or its password. Check DATABASE_URL.`,
  );
  expect(await failWith(changed((other) => (other.pathname = '/elsewhere')))).toBe(
    `There is no database elsewhere at ${host}. Check DATABASE_URL.`,
  );

  await order(url, "create role guest login password 'guest'");
  const asGuest = changed((other) => {
    other.username = 'guest';
    other.password = 'guest';
  });
  expect(await failWith(asGuest)).toBe(
    `The user guest can't create tables in the database thengisa at ${host}. Make that user its owner.`,
  );
});

test('one line says that the server doesn’t answer', async () => {
  const port = await findFreePort();
  const app = await startApp(await makeDataDir(), {
    env: { DATABASE_URL: `postgres://me:hunter2@127.0.0.1:${port}/shop` },
  });
  expect((await app.ended).code).toBe(1);
  expect(app.printed()).toBe(`No database answers at 127.0.0.1:${port}. Check DATABASE_URL.\n`);
  expect(await failWith('postgres://me:hunter2@nowhere.invalid/shop')).toBe(
    "The database's host nowhere.invalid cannot be found. Check DATABASE_URL.",
  );
});

test('a pooler that refuses our limits is connected to without them', async () => {
  const port = await startOldPostgres({ refusedSetting: 'statement_timeout' });
  expect(await failWith(`postgres://me:hunter2@127.0.0.1:${port}/shop`)).toBe(
    `The database at 127.0.0.1:${port} is PostgreSQL 14.2; Thengisa needs 15 or newer.`,
  );
});

test('one line says that the database is too old', async () => {
  const port = await startOldPostgres();
  expect(await failWith(`postgres://me:hunter2@127.0.0.1:${port}/shop`)).toBe(
    `The database at 127.0.0.1:${port} is PostgreSQL 14.2; Thengisa needs 15 or newer.`,
  );
});
