import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformAccounts } from '#server/features/ledger/tables.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts';
import { fillInBulk } from './fill-in-bulk.ts';
import { postInBulk } from './post-in-bulk.ts';
import { filledTables } from './seed-market.ts';

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.close();
});

/** All constraints of the tables, and whether they are enforced. */
async function rules(): Promise<unknown[]> {
  const { rows } = await client.query(
    `select conrelid::regclass::text, conname, pg_get_constraintdef(oid), convalidated, condeferrable from pg_constraint
     union all
     select indrelid::regclass::text, indexrelid::regclass::text, pg_get_indexdef(indexrelid), indisvalid, indisprimary from pg_index
     union all
     select tgrelid::regclass::text, tgname, pg_get_triggerdef(oid), tgenabled = 'O', tgdeferrable from pg_trigger where not tgisinternal
     order by 1, 2, 3`,
  );
  return rows;
}

const transfer = (amounts: readonly number[]) => async () => {
  const id = randomUUID();
  await client.query(
    `insert into ledger_transfers (id, kind, idempotency_key, settlement_id) values ($1, 'provider_settled', $2, $1)`,
    [id, `settled ${id}`],
  );
  await client.query(
    'insert into ledger_entries (transfer_id, account_id, amount_cents) select $1, * from unnest($2::uuid[], $3::bigint[])',
    [id, [platformAccounts.bank, platformAccounts.provider_clearing], amounts],
  );
};

const transfers = async () =>
  (await client.query<{ count: number }>('select count(*)::int from ledger_transfers')).rows[0]?.count;

test('every key, index and trigger is restored after a bulk fill', async () => {
  const before = await rules();
  let during: unknown[] = [];
  await fillInBulk(client, filledTables, () =>
    postInBulk(client, async () => {
      await transfer([-100, 100])();
      during = await rules();
    }),
  );
  expect(await rules()).toEqual(before);
  expect(during.length).toBeLessThan(before.length - 80);
  expect(await transfers()).toBe(1);
});

test.each([
  [
    'a reference to nothing',
    `insert into hand_ins (id, milestone_id, lines, created_at) values (gen_random_uuid(), gen_random_uuid(), '[]', now())`,
    'foreign key',
  ],
  [
    'the same twice',
    `insert into ledger_transfers (id, kind, idempotency_key, settlement_id)
     select gen_random_uuid(), 'provider_settled', 'twice', gen_random_uuid() from generate_series(1, 2)`,
    'ledger_transfers_key_once',
  ],
])('%s is found at the end, and everything is rolled back', async (_, statement, named) => {
  const before = await rules();
  const filling = fillInBulk(client, filledTables, async () => {
    await transfer([-100, 100])();
    await client.query(statement);
  });
  await expect(filling).rejects.toThrow(named);
  expect(await rules()).toEqual(before);
  expect(await transfers()).toBe(1);
});

test('a transfer that does not balance is found at the end', async () => {
  const filling = fillInBulk(client, filledTables, () => postInBulk(client, transfer([-100, 99])));
  await expect(filling).rejects.toThrow('1 transfers of the seed do not balance');
  expect(await transfers()).toBe(1);
});
