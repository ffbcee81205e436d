import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { deriveKey } from '#server/platform/crypto/digests.ts';
import { open, seal } from '#server/platform/crypto/seal.ts';
import { startTestApp, suitable, type TestApp } from '#test/support/app.ts';
import { openTestDatabase } from '#test/support/open-database.ts';
import { sealedColumns, turnKeys } from './turn-secret-key.ts';

const database = await openTestDatabase();
const { pool } = database;
const opened: TestApp[] = [];
afterAll(() => Promise.all(opened.map((app) => app.close())));

const former = suitable.SECRET_KEY;
const next = 'the next secret of the tests, long enough for it';

interface Found {
  readonly table: string;
  readonly column: string;
}

/** Of the schema, whatever `sealedColumns` says. `installation` has keys of its own, which the turn itself seals. */
async function binaryColumns(): Promise<Found[]> {
  const { rows } = await pool.query<Found>(
    `select c.table_name as table, c.column_name as column from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'bytea' and c.table_name <> 'installation'
     order by 1, 2`,
  );
  return rows;
}

/** Not sealed, though they are no hashes. */
const plain = /^(\w+\.(challenge|credential_id|public_key)|sale_scans\.device|sale_device_keys\.key)$/;
const isHash = ({ column }: Found) => /(_hash|sha256)$/.test(column);

const fillers: Record<string, string> = {
  uuid: 'gen_random_uuid()',
  text: `gen_random_uuid()::text`,
  bytea: 'sha256(random()::text::bytea)',
  jsonb: `'{}'`,
  'timestamp with time zone': 'now()',
  date: 'current_date',
  boolean: 'false',
};

/** A row with nothing but what must be there, and with no rule of its table in force. */
async function insertRow({ table, column }: Found, value: Buffer): Promise<void> {
  const { rows } = await pool.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = $1 and column_name <> $2 and is_nullable = 'NO' and column_default is null
       and is_generated = 'NEVER' and is_identity = 'NO'`,
    [table, column],
  );
  const names = [column, ...rows.map(({ name }) => name)].map((name) => `"${name}"`);
  const values = ['$1', ...rows.map(({ type }) => fillers[type] ?? '1')];
  const client = await pool.connect();
  try {
    const { rows: checks } = await client.query<{ name: string }>(
      `select conname as name from pg_constraint where contype = 'c' and conrelid = $1::regclass`,
      [table],
    );
    for (const { name } of checks) await client.query(`alter table "${table}" drop constraint "${name}"`);
    await client.query('set session_replication_role = replica');
    await client.query(`delete from "${table}"`);
    await client.query(`insert into "${table}" (${names.join(', ')}) values (${values.join(', ')})`, [value]);
  } finally {
    await client.query('reset session_replication_role');
    client.release();
  }
}

async function valuesOf({ table, column }: Found, context = column): Promise<{ context: string; sealed: Buffer }[]> {
  const { rows } = await pool.query(
    `select "${context}"::text as context, "${column}" as sealed from "${table}" where "${column}" is not null`,
  );
  return rows;
}

test('every sealed column of the schema is sealed under the new key by the pass', async () => {
  const first = await startTestApp({ database, work: false });
  await first.close();
  // Before there are rows that no process could read.
  const app = await startTestApp({
    ...{ database, work: false },
    env: { SECRET_KEY: next, SECRET_KEY_PREVIOUS: former },
  });
  opened.push(app);
  const all = await binaryColumns();
  const sealed = all.filter((one) => !isHash(one) && !plain.test(`${one.table}.${one.column}`));
  expect(sealed.length).toBeGreaterThanOrEqual(8);
  for (const one of sealed) {
    const known = sealedColumns.find(({ table, column }) => table === one.table && column === one.column);
    await insertRow(one, Buffer.from(randomUUID()));
    // Each value is bound to its row, which has to be there first.
    const [row] = await valuesOf(one, known?.context ?? known?.id);
    const key = deriveKey(former, known?.owner ?? 'no one', known?.purpose ?? 'nothing');
    const value = seal(key, row?.context ?? '', Buffer.from('a secret'));
    const client = await pool.connect();
    await client.query('set session_replication_role = replica');
    await client.query(`update "${one.table}" set "${one.column}" = $1`, [value]);
    await client.query('reset session_replication_role');
    client.release();
  }

  const keys = { secretKey: next, previous: former };
  await turnKeys(app.services, keys);
  await turnKeys(app.services, keys, () => Date.now() + 10 * 60_000);
  const left: string[] = [];
  for (const one of sealed) {
    const known = sealedColumns.find(({ table, column }) => table === one.table && column === one.column);
    const key = deriveKey(next, known?.owner ?? 'no one', known?.purpose ?? 'nothing');
    for (const row of await valuesOf(one, known?.context ?? known?.id))
      if (open(key, row.context, row.sealed)?.toString() !== 'a secret') left.push(`${one.table}.${one.column}`);
  }
  expect(left).toEqual([]);
});
