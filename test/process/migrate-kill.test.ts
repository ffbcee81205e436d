import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { expect, test } from 'vitest';
import { startEmbedded } from '#server/platform/db/embedded/start-embedded.ts';
import { order } from '#test/support/database-server.ts';
import { makeDataDir } from './app-process.ts';
import { runScriptOn } from './run-script.ts';
import { waitFor } from './wait-for.ts';

test('a start killed in the middle of the baseline leaves nothing of it, and the next one builds all of it', async () => {
  const server = await startEmbedded({ dataDir: await makeDataDir(), durable: false });
  const env = { DATABASE_URL: server.url };
  const dataDir = await makeDataDir();
  // Far down in the baseline: it waits until this one is committed or rolled back.
  const other = new pg.Client({ connectionString: server.url });
  await other.connect();
  await other.query('begin; create table messages (id int)');

  const waiting = `select pid from pg_stat_activity where application_name = 'thengisa migrations' and wait_event_type = 'Lock'`;
  const children: ChildProcess[] = [];
  const first = runScriptOn(dataDir, 'scripts/db.ts', ['migrate'], { env, onStart: (child) => children.push(child) });
  await waitFor('the baseline to be under way', async () => (await order(server.url, waiting)).length > 0);
  const [child] = children;
  if (!child) throw new Error('It was not started');
  child.kill('SIGKILL');
  await once(child, 'exit');
  await first;

  // It gets the lock while the database still runs the killed one's statement.
  const second = runScriptOn(dataDir, 'scripts/db.ts', ['migrate'], { env });
  await waitFor('the next one to come', async () => (await order(server.url, waiting)).length > 1);
  expect(
    await order(server.url, "select to_regclass('users') as users, to_regclass('schema_migrations') as record"),
  ).toEqual([{ users: null, record: 'schema_migrations' }]);
  expect(await order(server.url, 'select from schema_migrations')).toEqual([]);
  await other.query('rollback');
  await other.end();
  expect(await second).toEqual({ code: 0, said: expect.stringMatching(/^Applied 0001-baseline\.sql/) });
  expect(await order(server.url, 'select count(*)::int from ledger_accounts')).toEqual([{ count: 8 }]);
  expect(await runScriptOn(dataDir, 'scripts/db.ts', ['migrate'], { env })).toEqual({
    code: 0,
    said: 'The database is up to date.\n',
  });
  await server.stop();
});
