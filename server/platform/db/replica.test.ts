import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '#test/support/open-database.ts';
import { openWayTo } from '#test/support/way-to-database.ts';
import { createLog } from '../log.ts';
import { type Db, openPool } from './pool.ts';
import { openReplica } from './replica.ts';

const { pool, url } = await openTestDatabase();
const log = createLog('silent');
const within = { timeout: 20_000 };
const ahead = 'FFFFFFFF/FFFFFFFF';
const plain = (Plain: typeof pg.Client) => Plain;

// One server is both: by these functions the second way to it says that it is a replica, and how far it is.
beforeAll(async () => {
  await pool.query('create schema standby');
  await pool.query('create table standby.state (lsn pg_lsn)');
  await pool.query("insert into standby.state values ('0/0')");
  await pool.query("create function standby.pg_is_in_recovery() returns boolean language sql as 'select true'");
  await pool.query(
    "create function standby.pg_last_wal_replay_lsn() returns pg_lsn language sql as 'select lsn from standby.state'",
  );
});

const replayed = (lsn: string) => pool.query('update standby.state set lsn = $1', [lsn]);

async function open({ longestDelaySeconds = 5, primaryAway = false, longestWithoutMs = 60_000, primary = pool } = {}) {
  const way = await openWayTo(url);
  const address = new URL(way.url);
  address.searchParams.set('options', '-c search_path=standby,public,pg_catalog');
  const primaryWatch = { isAway: primaryAway, clientOf: plain };
  const replica = openReplica({
    url: address.href,
    size: 2,
    primary,
    primaryUrl: url,
    primaryWatch,
    log,
    everyMs: 40,
    longestDelaySeconds,
    longestWithoutMs,
  });
  onTestFinished(() => replica.close());
  const reader = async (db: Db) => {
    const { rows } = await db.execute<{ path: string }>(sql`select current_setting('search_path') as path`);
    return rows[0]?.path.includes('standby') ? 'replica' : 'primary';
  };
  return { way, replica, primaryWatch, asked: () => replica.read(reader) };
}

test('without a replica the primary answers', async () => {
  const primaryWatch = { isAway: false, clientOf: plain };
  const replica = openReplica({ url: null, size: 2, primary: pool, primaryUrl: url, primaryWatch, log });
  expect(await replica.read(async (db) => (await db.execute(sql`select 1 as one`)).rows)).toEqual([{ one: 1 }]);
  expect(replica.delaySeconds()).toBe(null);
});

test('a replica that keeps up is read, and one that falls behind is not', async () => {
  await replayed(ahead);
  const { replica, asked } = await open({ longestDelaySeconds: 1 });
  await expect.poll(asked, within).toBe('replica');
  expect(replica.delaySeconds()).toBeLessThan(1);
  // It stands still, while the primary is written to.
  const { rows } = await pool.query<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn');
  await replayed(rows[0]?.lsn ?? '');
  await expect.poll(asked, within).toBe('primary');
  expect(replica.delaySeconds()).toBeGreaterThan(1);
  await replayed(ahead);
  await expect.poll(asked, within).toBe('replica');
});

test('a read of a replica that falls silent is answered by the primary', async () => {
  await replayed(ahead);
  const { way, replica, asked } = await open();
  await expect.poll(asked, within).toBe('replica');
  way.fallSilent(true);
  expect(await asked()).toBe('primary');
  await expect.poll(replica.delaySeconds, within).toBe(null);
  way.fallSilent(false);
  await expect.poll(asked, within).toBe('replica');
});

test('while all connections for requests are busy its delay stays known', async () => {
  await replayed(ahead);
  const primary = openPool(url, 1, () => {});
  onTestFinished(() => primary.end());
  const { replica, asked } = await open({ primary, longestDelaySeconds: 0.5 });
  await expect.poll(asked, within).toBe('replica');
  const onPrimary = primary.query('select pg_sleep(2)');
  const onReplica = [1, 2].map(() => replica.read((db) => db.execute(sql`select pg_sleep(2)`)));
  let busy = true;
  const ended = Promise.all([onPrimary, ...onReplica]).finally(() => {
    busy = false;
  });
  const delays: (number | null)[] = [];
  while (busy) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    delays.push(replica.delaySeconds());
  }
  await ended;
  expect(delays.length).toBeGreaterThan(10);
  expect(delays.filter((seconds) => seconds === null || seconds > 0.5)).toEqual([]);
});

test('another failure is not hidden by a second attempt', async () => {
  await replayed(ahead);
  const { replica, asked } = await open();
  await expect.poll(asked, within).toBe('replica');
  let attempts = 0;
  const failing = replica.read(async (db) => {
    attempts++;
    return db.execute(sql`select 1 / 0`);
  });
  await expect(failing).rejects.toThrow();
  expect(attempts).toBe(1);
});

test('while the primary is away its replica is not behind', async () => {
  await replayed(ahead);
  const { replica, asked, primaryWatch } = await open({ longestDelaySeconds: 0.2 });
  await expect.poll(asked, within).toBe('replica');
  primaryWatch.isAway = true;
  const { rows } = await pool.query<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(rows).toHaveLength(1);
  expect(replica.delaySeconds()).toBeLessThan(0.2);
  expect(await asked()).toBe('replica');
});

test('without the primary for too long its delay is not known, since others may reach it', async () => {
  await replayed(ahead);
  const { replica, asked, primaryWatch } = await open({ longestWithoutMs: 300 });
  await expect.poll(asked, within).toBe('replica');
  primaryWatch.isAway = true;
  await expect.poll(replica.delaySeconds, within).toBe(null);
  expect(await asked()).toBe('primary');
});
