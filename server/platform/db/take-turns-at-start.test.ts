import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '#test/support/open-database.ts';
import { StartupError } from '../startup-error.ts';
import { takeTurnsAtStart } from './take-turns-at-start.ts';

const database = await openTestDatabase();
const lockNumber = 7_419_201;

/** The lock of an earlier version, which a pooler may have kept. */
async function holdLock(): Promise<pg.Client> {
  const holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
  onTestFinished(() => holder.end());
  await holder.query('select pg_advisory_lock($1)', [lockNumber]);
  return holder;
}

test('the lock belongs to a transaction, and is gone when the work is done or fails', async () => {
  const held = () =>
    database.pool.query(
      `select state from pg_locks join pg_stat_activity using (pid)
       where locktype = 'advisory' and objid = $1 and granted
         and database = (select oid from pg_database where datname = current_database())`,
      [lockNumber],
    );
  const { rows } = await takeTurnsAtStart(database.url, 'the migrations', held);
  expect(rows).toEqual([{ state: 'idle in transaction' }]);
  expect((await held()).rows).toEqual([]);

  const failing = takeTurnsAtStart(database.url, 'the migrations', () => Promise.reject(new Error('not today')));
  await expect(failing).rejects.toThrow('not today');
  await expect.poll(async () => (await held()).rows).toEqual([]);
});

test('the log says which lock is waited for, and for how long in vain', async () => {
  const holder = await holdLock();
  const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid');
  const said: string[] = [];
  const onProgress = (message: string) => void said.push(message);
  const refused = takeTurnsAtStart(database.url, 'the migrations', async () => {}, { onProgress, patienceSeconds: 1 });
  await expect(refused).rejects.toThrow(StartupError);
  await expect(refused).rejects.toThrow(
    `Another start has not finished the migrations in 1 seconds. Start again when it has; if none is under way, end its connection first: select pg_terminate_backend(${rows[0]?.pid}).`,
  );
  expect(said).toEqual(['Waiting for another start to finish the migrations']);
});

test('the wait ends at shutdown, and succeeds once the other process is done', async () => {
  const holder = await holdLock();
  const told = new AbortController();
  const onProgress = () => told.abort();
  const wait = takeTurnsAtStart(database.url, 'the migrations', async () => {}, { onProgress, signal: told.signal });
  await expect(wait).rejects.toThrow(/abort/);

  const release = () => void holder.query('select pg_advisory_unlock($1)', [lockNumber]);
  const second = takeTurnsAtStart(database.url, 'the migrations', async () => 'done', { onProgress: release });
  expect(await second).toBe('done');
});
