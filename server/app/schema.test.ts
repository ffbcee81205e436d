import { is, SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { expect, test } from 'vitest';
import { readDeclaredTables } from '#scripts/db/schema/nouns.ts';
import { columnsOfSql, tablesOfSql } from '#scripts/db/schema/outside-drizzle.ts';
import { readCatalogue } from '#scripts/db/schema/read-catalogue.ts';
import { readSchemaFile, schemaOf } from '#scripts/db/schema/write-schema.ts';
import { createEmptyDatabase } from '#test/support/empty-database.ts';
import { openTestDatabase } from '#test/support/open-database.ts';

const { pool, url } = await openTestDatabase();
const catalogue = await readCatalogue(pool);
const declared = new Map([...(await readDeclaredTables())].map(([name, { table }]) => [name, table]));
const dialect = new PgDialect();

test('db/schema.sql matches a migrated database: `npm run db -- schema` regenerates it', async () => {
  expect(await readSchemaFile()).toBe(await schemaOf(url));
});

test('db/schema.sql builds what the migrations build', async () => {
  const empty = await createEmptyDatabase();
  try {
    await empty.pool.query(`begin; ${await readSchemaFile()}; commit`);
    expect(await readCatalogue(empty.pool)).toEqual(catalogue);
  } finally {
    await empty.close();
  }
});

test('each table is declared to Drizzle, or is one of those that only SQL knows', () => {
  const names = catalogue.tables.map(({ name }) => name);
  expect([...declared.keys(), ...Object.keys(tablesOfSql)].sort()).toEqual(names.toSorted());
});

/** As PostgreSQL prints it: type, whether it is required, its value. */
type Columns = Record<string, unknown>;

const literal = (value: unknown) => (typeof value === 'string' ? pg.escapeLiteral(value) : String(value));

function textOf(value: unknown): string {
  return is(value, SQL) ? dialect.sqlToQuery(value.inlineParams()).sql : literal(value);
}

function declare(column: PgColumn, isKey: boolean): string {
  const { name, generated, generatedIdentity, default: value } = column;
  const as = generated && (typeof generated.as === 'function' ? generated.as() : generated.as);
  return [
    `"${name}" ${column.getSQLType()}`,
    (column.notNull || isKey) && 'not null',
    as && `generated always as (${textOf(as)}) stored`,
    generatedIdentity && `generated ${generatedIdentity.type === 'always' ? 'always' : 'by default'} as identity`,
    value !== undefined && `default ${textOf(is(value, SQL) ? value : column.mapToDriverValue(value))}`,
  ]
    .filter(Boolean)
    .join(' ');
}

const keyOf = (table: PgTable): string[] => {
  const { columns, primaryKeys } = getTableConfig(table);
  const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  return key.map(({ name }) => name);
};

/** Drizzle's declarations, created as tables that PostgreSQL describes in its own words. */
async function describeDeclared(): Promise<Record<string, Columns>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    for (const [name, table] of declared) {
      const columns = getTableConfig(table).columns.map((column) =>
        declare(column, keyOf(table).includes(column.name)),
      );
      await client.query(`create temp table "${name}" (${columns.join(', ')})`);
    }
    const { rows } = await client.query<{ table: string; columns: Columns }>(`
      select c.relname as table, json_object_agg(a.attname, concat_ws(' ', format_type(a.atttypid, a.atttypmod),
        case when a.attnotnull then 'not null' end, pg_get_expr(d.adbin, d.adrelid, true), nullif(a.attgenerated, ''),
        nullif(a.attidentity, ''))) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
        left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where c.relnamespace = pg_my_temp_schema() and c.relkind = 'r' group by c.relname`);
    return Object.fromEntries(rows.map(({ table, columns }) => [table, columns]));
  } finally {
    await client.end();
  }
}

test('Drizzle and the database agree on columns, types, what is required, defaults and generated values', async () => {
  const said = await describeDeclared();
  const there: Record<string, Columns> = {};
  for (const { name, columns } of catalogue.tables.filter(({ name }) => declared.has(name))) {
    const known = columns.filter((column) => columnsOfSql[`${name}.${column.name}`] === undefined);
    there[name] = Object.fromEntries(
      known.map(({ name, type, required, value, generated, identity }) => [
        name,
        [type, required && 'not null', value, generated?.[0], identity?.[0]].filter(Boolean).join(' '),
      ]),
    );
  }
  expect(said).toEqual(there);
});

test('each column that only SQL knows is there', () => {
  const all = catalogue.tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`));
  expect(Object.keys(columnsOfSql).filter((name) => !all.includes(name))).toEqual([]);
});

test('the primary keys of the tables and the references that Drizzle states are there', () => {
  const missing: string[] = [];
  for (const [name, table] of declared) {
    const constraints = catalogue.tables.find((one) => one.name === name)?.constraints ?? [];
    const key = constraints.find(({ kind }) => kind === 'p')?.columns ?? [];
    if (key.toSorted().join() !== keyOf(table).toSorted().join()) missing.push(`${name}: primary key`);
    for (const { reference, onDelete = 'no action' } of getTableConfig(table).foreignKeys) {
      const { columns, foreignTable } = reference();
      const to = getTableConfig(foreignTable).name;
      const isThere = constraints.some(
        (one) =>
          one.to === to &&
          one.columns.join() === columns.map((column) => column.name).join() &&
          (/ON DELETE ([A-Z ]+)/.exec(one.definition)?.[1]?.trim().toLowerCase() ?? 'no action') === onDelete,
      );
      if (!isThere) missing.push(`${name}: ${columns.map((column) => column.name)} to ${to} on delete ${onDelete}`);
    }
  }
  expect(missing).toEqual([]);
});

test('indexes, checks and unique constraints are in SQL alone', () => {
  const stated = [...declared].filter(([, table]) => {
    const { indexes, checks, uniqueConstraints, columns } = getTableConfig(table);
    return indexes.length + checks.length + uniqueConstraints.length > 0 || columns.some(({ isUnique }) => isUnique);
  });
  expect(stated.map(([name]) => name)).toEqual([]);
});
