import { createHash, randomBytes } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { order, orderServer, withDatabase } from '#test/support/database-server.ts';
import { StartupError } from '../startup-error.ts';
import { baseline, readFormer } from './baseline.ts';
import { migrate, migrationNames, migrationsFolder } from './migrate.ts';

const { adminUrl, template } = inject('databaseServer');
let name: string;
let url: string;
let folder: string;

// Databases of the other tests are migrated already; these start empty.
beforeEach(async () => {
  name = `${template}_${randomBytes(6).toString('hex')}`;
  await orderServer(adminUrl, `create database ${name}`);
  url = withDatabase(adminUrl, name);
  folder = await mkdtemp(join(tmpdir(), 'thengisa-migrations-'));
});
afterEach(async () => {
  await orderServer(adminUrl, `drop database ${name}`);
  await rm(folder, { recursive: true });
});

const write = (file: string, text: string) => writeFile(join(folder, file), text);
const applied = async () =>
  (await order<{ name: string }>(url, 'select name from schema_migrations order by applied_at, name')).map(
    (row) => row.name,
  );
const tables = async () =>
  (
    await order<{ tablename: string }>(
      url,
      `select tablename from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations' order by 1`,
    )
  ).map((row) => row.tablename);

test('no two migrations have the same number', async () => {
  const numbers = (await migrationNames()).map((name) => name.slice(0, 4));
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

test('each file is applied once, in the order of their numbers', async () => {
  await write('0002-more.sql', 'alter table stock add column price_cents bigint');
  await write('0001-stock.sql', 'create table stock (id uuid primary key)');
  await write('readme.md', 'not a migration');
  await write('2-other.sql', 'create table other (id int)');
  expect(await migrate(url, folder)).toEqual(['0001-stock.sql', '0002-more.sql']);
  expect(await migrate(url, folder)).toEqual([]);
  await write('0003-shops.sql', 'create table shops (id uuid primary key);\ncreate index on shops (id);');
  expect(await migrate(url, folder)).toEqual(['0003-shops.sql']);
  expect(await applied()).toEqual(['0001-stock.sql', '0002-more.sql', '0003-shops.sql']);
  expect(await tables()).toEqual(['shops', 'stock']);
});

test('a file that was changed after it ran is refused, and nothing else is applied', async () => {
  await write('0001-stock.sql', 'create table stock (id uuid primary key)');
  await migrate(url, folder);
  await write('0001-stock.sql', 'create table stock (id uuid primary key) -- changed');
  await write('0002-shops.sql', 'create table shops (id uuid primary key)');
  const refused = migrate(url, folder);
  await expect(refused).rejects.toThrow(StartupError);
  await expect(refused).rejects.toThrow('0001-stock.sql was changed after it ran');
  expect(await tables()).toEqual(['stock']);
});

test('a migration that waits for a table lets go of it again, so that writers don’t wait for a long query', async () => {
  await write('0001-stock.sql', 'create table stock (id uuid primary key); create table shops (id uuid primary key)');
  await migrate(url, folder);
  await write('0002-more.sql', 'alter table shops add column name text; alter table stock add column name text');
  const long = new pg.Client(url);
  const writer = new pg.Client(url);
  await Promise.all([long.connect(), writer.connect()]);
  try {
    await long.query('begin; select from stock');
    const migrated = migrate(url, folder);
    const waiting = "select 1 from pg_locks where not granted and relation = 'stock'::regclass";
    await expect.poll(async () => (await order(url, waiting)).length).toBe(1);
    await writer.query("set statement_timeout = '20s'");
    await writer.query('insert into stock values (gen_random_uuid()); insert into shops values (gen_random_uuid())');
    await long.query('commit');
    expect(await migrated).toEqual(['0002-more.sql']);
  } finally {
    await Promise.all([long.end(), writer.end()]);
  }
});

test('a database of a newer version is refused', async () => {
  await write('0001-stock.sql', 'create table stock (id uuid primary key)');
  await write('0002-shops.sql', 'create table shops (id uuid primary key)');
  await migrate(url, folder);
  await rm(join(folder, '0002-shops.sql'));
  await write('0003-later.sql', 'create table later (id uuid primary key)');
  const refused = migrate(url, folder);
  await expect(refused).rejects.toThrow(StartupError);
  await expect(refused).rejects.toThrow('0002-shops.sql');
  expect(await tables()).toEqual(['shops', 'stock']);
});

test('a failing file leaves nothing, keeps those before it, and can be fixed', async () => {
  await write('0001-stock.sql', 'create table stock (id uuid primary key)');
  await write('0002-shops.sql', 'create table shops (id int);\ninsert into shops values (1);\nselect 1 / 0;');
  await write('0003-later.sql', 'create table later (id int)');
  const error = await migrate(url, folder).catch((reason: Error) => reason);
  expect(error).toMatchObject({ message: 'Migration 0002-shops.sql failed', cause: { message: 'division by zero' } });
  expect(await applied()).toEqual(['0001-stock.sql']);
  expect(await tables()).toEqual(['stock']);
  await write('0002-shops.sql', 'create table shops (id int)');
  expect(await migrate(url, folder)).toEqual(['0002-shops.sql', '0003-later.sql']);
});

test('a file is undone when it cannot be recorded', async () => {
  await write('0001-stock.sql', 'create table stock (id int)');
  await migrate(url, folder);
  await write('0002-shops.sql', 'create table shops (id int);\nalter table schema_migrations rename to elsewhere;');
  await expect(migrate(url, folder)).rejects.toThrow('0002-shops.sql failed');
  expect(await applied()).toEqual(['0001-stock.sql']);
  expect(await tables()).toEqual(['stock']);
});

test('of several processes that start together, one applies and the others wait', async () => {
  await write('0001-stock.sql', 'create table stock (id uuid primary key);\nselect pg_sleep(0.2);');
  await write('0002-shops.sql', 'create table shops (id uuid primary key);\nselect pg_sleep(0.2);');
  const results = await Promise.all(Array.from({ length: 4 }, () => migrate(url, folder)));
  expect(results.flat().sort()).toEqual(['0001-stock.sql', '0002-shops.sql']);
  expect(results.filter((done) => done.length > 0)).toHaveLength(1);
});

test("the product's own files build an empty database, once, however many processes start", async () => {
  const results = await Promise.all(Array.from({ length: 3 }, () => migrate(url)));
  expect(results.flat()).toEqual(await migrationNames());
  expect(await migrate(url)).toEqual([]);
  expect(await order(url, 'select count(*)::int as jobs from jobs')).toEqual([{ jobs: 0 }]);
});

/** State of a database left by a version before the baseline. */
async function buildAsFormerly(last = 'zzzz'): Promise<void> {
  await cp(join(migrationsFolder, baseline), join(folder, baseline));
  await migrate(url, folder);
  const { checksums } = await readFormer(migrationsFolder);
  const ran = [...checksums].filter(([name]) => name <= last);
  const values = ran.map(([name, checksum]) => `('${name}', '${checksum}')`);
  await order(url, `delete from schema_migrations; insert into schema_migrations values ${values.join()}`);
}

const recorded = () => order(url, 'select * from schema_migrations order by name');

test('a database that ran the former migrations skips the baseline, and its record stays unchanged', async () => {
  await buildAsFormerly();
  const before = await recorded();
  expect(before.length).toBeGreaterThan(100);
  const later = (await migrationNames()).filter((name) => name !== baseline);
  await order(url, 'update operator_settings set reps_pay_nothing = true');
  expect(await migrate(url)).toEqual(later);
  expect(await migrate(url)).toEqual([]);
  expect((await recorded()).filter((row) => !later.includes(String(row.name)))).toEqual(before);
  expect(await order(url, 'select reps_pay_nothing from operator_settings')).toEqual([{ reps_pay_nothing: true }]);
});

test('such a database runs later migrations', async () => {
  await buildAsFormerly();
  await cp(migrationsFolder, folder, { recursive: true });
  await migrate(url);
  await write('9999-shops.sql', 'create table shops (id uuid primary key)');
  expect(await migrate(url, folder)).toEqual(['9999-shops.sql']);
  expect(await migrate(url, folder)).toEqual([]);
});

test('a database that ran only some of them is refused with the version to start once, and nothing is changed', async () => {
  await buildAsFormerly('0072-hand-in-asks.sql');
  const before = await recorded();
  const { commit } = await readFormer(migrationsFolder);
  expect(commit).toMatch(/^[0-9a-f]{7,}$/);
  const refused = migrate(url);
  await expect(refused).rejects.toThrow(StartupError);
  await expect(refused).rejects.toThrow(
    `This database is from an older version: its last migration is 0072-hand-in-asks.sql. Start Thengisa at commit ${commit} on it once, then this version.`,
  );
  expect(await recorded()).toEqual(before);
});

test('a database whose former migrations are not those that were released is refused', async () => {
  await buildAsFormerly();
  await order(url, "update schema_migrations set checksum = 'other' where name = '0020-ledger.sql'");
  const refused = migrate(url);
  await expect(refused).rejects.toThrow(StartupError);
  await expect(refused).rejects.toThrow('Migration 0020-ledger.sql in this database differs from the released one');
});

test('a database of a newer version is refused, also where the former migrations built it', async () => {
  await buildAsFormerly();
  await order(url, "insert into schema_migrations values ('9999-later.sql', 'x')");
  await expect(migrate(url)).rejects.toThrow('9999-later.sql');
});

/**
 * Migrations that databases have run before this version, file by file, and those they recorded before that. When this fails, one of them was edited,
 * and those databases would not start any more: restore it, and add a file instead.
 */
const released = { files: 1, sha256: 'fa648881cd0a46d2' };

test('files that have run somewhere stay as they were', async () => {
  const names = [...(await migrationNames()).slice(0, released.files), 'former.sha256'];
  const hash = createHash('sha256');
  for (const name of names) hash.update(await readFile(join(migrationsFolder, name)));
  expect(hash.digest('hex').slice(0, 16)).toBe(released.sha256);
});
