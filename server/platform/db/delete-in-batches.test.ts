import { lt, sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { beforeEach, expect, test, vi } from 'vitest';
import { openTestDatabase } from '#test/support/open-database.ts';
import { deleteInBatches } from './delete-in-batches.ts';
import { dbOfPool } from './pool.ts';

const { pool } = await openTestDatabase();
const db = dbOfPool(pool);
const things = pgTable('things', { id: integer('id'), age: integer('age').notNull() });
const { signal } = new AbortController();
const isOld = lt(sql`100`, things.age);

beforeEach(async () => {
  await pool.query(`
    drop table if exists things;
    drop table if exists batches;
    create table things (id integer primary key, age integer not null);
    create table batches (rows integer not null);
    create or replace function count_batch() returns trigger language plpgsql as $$
      begin insert into batches select count(*) from gone; return null; end $$;
    create trigger counted after delete on things referencing old table as gone
      for each statement execute function count_batch();
    insert into things select n, case when n <= 5 then 200 else 50 end from generate_series(1, 8) n`);
});

const idsLeft = async () =>
  (await pool.query<{ id: number }>('select id from things order by id')).rows.map((r) => r.id);

test('deletes the rows that match, never more of them in one statement than fit a batch', async () => {
  await deleteInBatches(db, signal, things, isOld, 2);
  expect(await idsLeft()).toEqual([6, 7, 8]);
  const { rows } = await pool.query<{ rows: number }>('select rows from batches');
  expect(rows.map((batch) => batch.rows)).toEqual([2, 2, 1]);
});

test('keeps a row that stops matching while the statement waits for it', async () => {
  const other = await pool.connect();
  try {
    await other.query('begin; update things set age = 50 where id = 3');
    const done = deleteInBatches(db, signal, things, isOld);
    await vi.waitFor(async () => {
      const { rowCount } = await pool.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and query like 'delete from "things"%'
           and datname = current_database()`,
      );
      expect(rowCount).toBe(1);
    });
    await other.query('commit');
    await done;
  } finally {
    other.release();
  }
  expect(await idsLeft()).toEqual([3, 6, 7, 8]);
});

test('refuses to run without a condition', async () => {
  await expect(deleteInBatches(db, signal, things, undefined)).rejects.toThrow('Without a condition');
  expect(await idsLeft()).toHaveLength(8);
});
