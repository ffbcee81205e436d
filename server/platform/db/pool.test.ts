import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { openTestDatabase } from '#test/support/open-database.ts';
import { beginOn, dbOfClient, dbOfPool, openPool } from './pool.ts';

const open: pg.Pool[] = [];

const database = await openTestDatabase();
afterEach(async () => {
  for (const pool of open.splice(0)) await pool.end();
});

function start(size: number, onError: (error: Error) => void = () => {}): pg.Pool {
  const pool = openPool(database.url, size, onError);
  open.push(pool);
  return pool;
}

test('no statement, and no idle transaction, holds a connection for good', async () => {
  const { rows } = await start(1).query(
    `select current_setting('statement_timeout') as statement,
            current_setting('idle_in_transaction_session_timeout') as idle,
            current_setting('application_name') as name`,
  );
  expect(rows).toEqual([{ statement: '15s', idle: '30s', name: 'thengisa' }]);
});

test('through a pooler, limits are set per transaction, and statements have no names', async () => {
  const pool = openPool(database.url, 1, () => {}, { pooler: true });
  open.push(pool);
  const limits = `select current_setting('statement_timeout') as statement,
                         current_setting('idle_in_transaction_session_timeout') as idle`;
  expect((await pool.query(limits)).rows).toEqual([{ statement: '0', idle: '0' }]);
  const client = await pool.connect();
  await client.query(beginOn(pool));
  expect((await client.query(limits)).rows).toEqual([{ statement: '15s', idle: '30s' }]);
  await client.query('commit');
  expect((await client.query({ name: 'one', text: 'select $1::int as one', values: [1] })).rows).toEqual([{ one: 1 }]);
  expect((await client.query('select name from pg_prepared_statements')).rows).toEqual([]);
  client.release();
});

test('the pool never exceeds its size, and every caller is served', async () => {
  const pool = start(3);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => pool.query('select pg_backend_pid() as pid, pg_sleep(0.01)')),
  );
  expect(new Set(answers.map(({ rows }) => rows[0].pid)).size).toBeLessThanOrEqual(3);
  expect(pool.totalCount).toBeLessThanOrEqual(3);
});

test('an idle connection that the server drops is reported and replaced', async () => {
  const told = Promise.withResolvers<Error>();
  const pool = start(1, told.resolve);
  const { rows: before } = await pool.query('select pg_backend_pid() as pid');
  await database.pool.query('select pg_terminate_backend($1)', [before[0].pid]);
  expect((await told.promise).message).toMatch(/terminat/);
  const { rows: after } = await pool.query('select pg_backend_pid() as pid');
  expect(after[0].pid).not.toBe(before[0].pid);
});

test('Drizzle is made once for a pool, and once for a connection however often it is checked out', async () => {
  const pool = start(1);
  expect(dbOfPool(pool)).toBe(dbOfPool(pool));
  const first = await pool.connect();
  const db = dbOfClient(first);
  first.release();
  const again = await pool.connect();
  expect(dbOfClient(again)).toBe(db);
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  again.release();
});
