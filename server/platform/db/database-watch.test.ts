import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '#test/support/open-database.ts';
import { openWayTo } from '#test/support/way-to-database.ts';
import { createLog } from '../log.ts';
import { DatabaseAway, isDatabaseTrouble, troubleWhileAway } from './database-trouble.ts';
import { watchDatabase } from './database-watch.ts';
import { openPool } from './pool.ts';

const database = await openTestDatabase();
const within = { timeout: 20_000 };

async function open({ everyMs = 50, directUrl }: { everyMs?: number; directUrl?: string } = {}) {
  const way = await openWayTo(database.url);
  const lines: { level: string; msg: string; more?: number }[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(JSON.parse(line)) });
  const watch = watchDatabase({ url: way.url, ...(directUrl ? { directUrl } : {}), log, everyMs });
  const pool = openPool(way.url, 2, (error) => log.warn({ err: error }, 'the pool is in trouble'), { database: watch });
  onTestFinished(async () => {
    await watch.close();
    await pool.end();
  });
  await expect.poll(() => watch.answers, within).toBe(true);
  return { way, watch, pool, log, lines };
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

test('what waits for a database that fell silent fails before it is back, and what comes then at once', async () => {
  const { way, watch, pool } = await open();
  const busy = await pool.connect();
  await pool.query('select 1');
  way.fallSilent(true);
  // The third waits for a connection.
  const waiting = [busy.query('select 1'), pool.query('select 1'), pool.query('select 1')].map(failureOf);
  for (const failure of await Promise.all(waiting)) expect(isDatabaseTrouble(failure)).toBe(true);
  busy.release(true);
  expect(watch.isAway).toBe(true);
  expect(await failureOf(pool.query('select 1'))).toBeInstanceOf(DatabaseAway);
  way.fallSilent(false);
  await expect.poll(() => watch.isAway, within).toBe(false);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('a database that answers on other connections is not away', async () => {
  const { way, watch, pool } = await open({ everyMs: 250 });
  await pool.query('select 1');
  // The watch opened it.
  way.silenceOldest();
  const until = performance.now() + 2000;
  while (performance.now() < until) await pool.query('select pg_sleep(0.01)');
  expect(watch.isAway).toBe(false);
});

test('nor is one that ends the new connections of the watch', async () => {
  const { way, watch, pool } = await open({ everyMs: 250 });
  await pool.query('select 1');
  way.endNew(true);
  way.silenceOldest();
  const until = performance.now() + 3000;
  while (performance.now() < until) await pool.query('select pg_sleep(0.01)');
  expect([watch.answers, watch.isAway]).toEqual([true, false]);
});

test('a pooler whose connections are all busy is not away, and a silent one is, whatever the database itself says', async () => {
  const { way, watch } = await open({ everyMs: 1000, directUrl: database.url });
  const Direct = watch.clientOf(pg.Client);
  const direct = new Direct({ connectionString: database.url });
  direct.on('error', () => {});
  await direct.connect();
  way.keepQuestions(true);
  await delay(7000);
  expect(watch.isAway).toBe(false);
  way.fallSilent(true);
  const ending = performance.now() + within.timeout;
  while (!watch.isAway && performance.now() < ending) await direct.query('select pg_sleep(0.01)').catch(() => {});
  expect(watch.isAway).toBe(true);
});

test('its return is announced', async () => {
  const { way, watch } = await open();
  const back = Promise.withResolvers<void>();
  watch.onBack(back.resolve);
  way.fallSilent(true);
  await expect.poll(() => watch.isAway, within).toBe(true);
  way.fallSilent(false);
  await back.promise;
  expect(watch.isAway).toBe(false);
});

test('a lost connection is noticed without a question, and is no absence once the next one answers', async () => {
  const { way, watch } = await open({ everyMs: 300 });
  way.cut();
  await expect.poll(() => watch.answers, { ...within, interval: 5 }).toBe(false);
  await expect.poll(() => watch.answers, within).toBe(true);
  expect(watch.isAway).toBe(false);
});

test('the loss of a connection of the pool is trouble, and no absence', async () => {
  const { way, watch, pool } = await open();
  const isAbsence = troubleWhileAway(watch);
  const client = await pool.connect();
  client.on('error', () => {});
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const lost = failureOf(client.query('select pg_sleep(20)'));
  await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  const failure = await lost;
  client.release(true);
  expect([isDatabaseTrouble(failure), isAbsence(failure)]).toEqual([true, false]);
  way.fallSilent(true);
  await expect.poll(() => watch.isAway, within).toBe(true);
  expect(isAbsence(await failureOf(pool.query('select 1')))).toBe(true);
});

test('a connection that ends while it is opened is trouble: a proxy before the database has no server', async () => {
  // Slow enough that the watch has noticed nothing yet.
  const { way, watch, pool } = await open({ everyMs: 5000 });
  way.endNew(true);
  way.cut();
  const failure = await failureOf(pool.query('select 1'));
  expect(failure).not.toBeInstanceOf(DatabaseAway);
  expect([isDatabaseTrouble(failure), watch.isAway]).toEqual([true, false]);
});

test('an absence is one line at its begin, one at its end, and one a minute of all that fails', async () => {
  const { way, watch, pool, log, lines } = await open();
  way.fallSilent(true);
  await expect.poll(() => watch.isAway, within).toBe(true);
  for (let call = 0; call < 50; call++) log.error({ err: await failureOf(pool.query('select 1')) }, 'failed');
  way.fallSilent(false);
  await expect.poll(() => watch.isAway, within).toBe(false);
  expect(lines.map(({ msg }) => msg)).toEqual([
    'the database does not answer: until it does, pages are served and calls are refused with 503',
    'failed',
    'the database answers again',
  ]);
});

test('other errors are all logged', async () => {
  const { log, lines, pool } = await open({ everyMs: 500 });
  for (let call = 0; call < 3; call++) log.error({ err: await failureOf(pool.query('select 1 / 0')) }, 'failed');
  expect(lines).toHaveLength(3);
});

test('a standby that answers takes no writes: it is no database to this process', async () => {
  // No standby runs here: what it says of itself does.
  await database.pool.query('create schema standby');
  await database.pool.query(
    "create function standby.pg_is_in_recovery() returns boolean language sql as 'select true'",
  );
  const url = new URL(database.url);
  url.searchParams.set('options', '-c search_path=standby,pg_catalog');
  const watch = watchDatabase({ url: url.href, log: createLog('silent'), everyMs: 20 });
  onTestFinished(() => watch.close());
  await expect.poll(() => watch.isAway, within).toBe(true);
});
