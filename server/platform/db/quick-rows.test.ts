import { globSync } from 'node:fs';
import { join } from 'node:path';
import { eq, getTableColumns, is, sql } from 'drizzle-orm';
import * as pgCore from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { expect, test, vi } from 'vitest';
import { findSignedIn } from '#server/features/accounts/sessions/queries/find-signed-in.ts';
import { runSearch } from '#server/features/jobs/queries/browse-statement.ts';
import { findJob } from '#server/features/jobs/queries/find-job.ts';
import { listOwnJobs } from '#server/features/jobs/queries/own-jobs.ts';
import { listSavedJobs } from '#server/features/jobs/queries/saved-jobs.ts';
import { openTestDatabase } from '#test/support/open-database.ts';
import { dbOfPool } from './pool.ts';
import { prepared } from './prepared.ts';

/** Names of the queries whose rows came through the mapper that `mapRowsQuickly` gave them. */
const { quick } = vi.hoisted(() => ({ quick: new Set<string>() }));

vi.mock('./quick-rows.ts', async (original) => {
  const { mapRowsQuickly } = await original<typeof import('./quick-rows.ts')>();
  return {
    mapRowsQuickly(query: { customResultMapper?: (rows: []) => unknown[]; queryConfig: { name: string } }) {
      mapRowsQuickly(query);
      const mapper = query.customResultMapper;
      if (!mapper) return;
      query.customResultMapper = (rows) => {
        quick.add(query.queryConfig.name);
        return mapper(rows);
      };
    },
  };
});

const {
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  real,
  smallint,
  text,
  timestamp,
  uuid,
} = pgCore;
const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
const isoMoment = customType<{ data: string; driverData: string | Date }>({
  dataType: () => 'timestamptz(3)',
  fromDriver: (value) => new Date(value).toISOString(),
});
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

const kinds = pgTable('kinds', {
  id: uuid('id'),
  ids: uuid('ids').array(),
  words: text('words'),
  list: text('list').array(),
  whole: integer('whole'),
  small: smallint('small'),
  cents: bigint('cents', { mode: 'number' }),
  place: bigint('place', { mode: 'bigint' }),
  degrees: doublePrecision('degrees'),
  share: real('share'),
  shares: real('shares').array(),
  isSo: boolean('is_so'),
  json: jsonb('json'),
  at: moment('at'),
  exact: timestamp('exact', { withTimezone: true }),
  times: moment('times').array(),
  iso: isoMoment('iso'),
  day: date('day'),
  days: date('days').array(),
  bytes: bytea('bytes'),
});

const one = {
  id: '0199a0b0-0000-7000-8000-000000000001',
  ids: ['0199a0b0-0000-7000-8000-000000000002'],
  words: 'ḓ, "ǃ"',
  list: ['a,b', '{c}', 'NULL'],
  whole: -1,
  small: 3,
  cents: 9_007_199_254_740_991,
  place: 9_007_199_254_740_993n,
  degrees: -29.8587,
  share: 0.25,
  shares: [0.5, 0.75],
  isSo: false,
  json: { a: [1, null, '2'] },
  at: new Date('2026-11-22T10:11:12.345Z'),
  exact: new Date('2026-11-22T10:11:12.345Z'),
  times: [new Date('2026-11-22T10:11:12.345Z')],
  iso: '2026-11-22T10:11:12.345Z',
  day: '2026-11-22',
  days: ['2026-11-28', '2026-11-29'],
  bytes: Buffer.from([0, 255]),
};

const database = await openTestDatabase();
await database.pool.query(`create table kinds (id uuid, ids uuid[], words text, list text[], whole int, small smallint,
  cents bigint, place bigint, degrees double precision, share real, shares real[], is_so boolean, json jsonb, at timestamptz(3), exact timestamptz, times timestamptz(3)[], iso timestamptz(3), day date, days date[],
  bytes bytea)`);
const db = dbOfPool(database.pool);
await db.insert(kinds).values([one, {}]);

test('every column type of the product is compared here', async () => {
  const server = join(import.meta.dirname, '../..');
  const paths = globSync(['**/tables.ts', '**/tables/*.ts', 'platform/http/{rate-limits,idempotency}.ts'], {
    cwd: server,
  });
  const typeOf = (column: pgCore.PgColumn) => `${column.columnType} ${column.getSQLType()}`;
  const inUse = new Set<string>();
  for (const path of paths) {
    for (const table of Object.values(await import(join(server, path)))) {
      if (is(table, pgCore.PgTable))
        for (const column of Object.values(getTableColumns(table))) inUse.add(typeOf(column));
    }
  }
  expect(inUse).toContain('PgUUID uuid');
  expect([...inUse].sort()).toEqual(Object.values(getTableColumns(kinds)).map(typeOf).sort());
});

test("quick rows equal Drizzle's, for every column type, alone, in a group and computed", async () => {
  const db = dbOfPool(database.pool);
  const inner = pgCore.alias(kinds, 'other');
  const select = () =>
    db
      .select({
        ...getTableColumns(kinds),
        group: getTableColumns(inner),
        raw: sql<string>`${kinds.at}`,
        named: sql<number>`1 + 1`.as('named'),
        mapped: sql`coalesce(${kinds.at}, '2026-01-01T00:00:00Z')`.mapWith(kinds.at),
      })
      .from(kinds)
      .innerJoin(inner, eq(sql`true`, sql`true`))
      .orderBy(kinds.id, inner.id);
  const plain = await select();
  const query = prepared('test_every_kind', (_db, name) => select().prepare(name));
  expect(await query(db).execute()).toStrictEqual(plain);
  expect(quick).toContain('test_every_kind');
  expect(plain).toHaveLength(4);
  expect(plain[0]).toMatchObject({ ...one, group: one, named: 2, mapped: one.at });
  expect(Object.values(plain[3]?.group ?? {}).every((value) => value === null)).toBe(true);
});

test('rows of a left join are left to Drizzle, which knows when a group is absent', async () => {
  const db = dbOfPool(database.pool);
  const none = pgCore.alias(kinds, 'none');
  const query = prepared('test_left_join', (_db, name) =>
    db
      .select({ id: kinds.id, none: { words: none.words } })
      .from(kinds)
      .leftJoin(none, sql`false`)
      .orderBy(kinds.id)
      .prepare(name),
  );
  expect(await query(db).execute()).toEqual([
    { id: one.id, none: null },
    { id: null, none: null },
  ]);
  expect(quick).not.toContain('test_left_join');
});

test('the most frequent queries are quick', async () => {
  const db = dbOfPool({ query: async () => ({ rows: [] }) } as unknown as pg.Pool);
  const repId = one.id;
  await findSignedIn(db, { userId: one.id, sessionId: one.id });
  await runSearch(db, { sort: 'newest', place: 'anywhere', text: 'none', conditions: [] }, { repId });
  await findJob(db, one.id);
  await listSavedJobs(db, { repId } as never, undefined);
  await listOwnJobs(db, { businessId: one.id } as never, {});
  expect([...quick]).toEqual(
    expect.arrayContaining([
      'accounts_find_signed_in',
      'jobs_browse_newest_anywhere_none',
      'jobs_by_id',
      'jobs_saved_first',
      'jobs_own_first',
    ]),
  );
});
