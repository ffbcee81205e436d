import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOldDatabase, type OldDatabase } from '#test/support/old-database.ts';
import { platformAccounts } from '../ledger/tables.ts';

let database: OldDatabase;

beforeEach(async () => {
  database = await createOldDatabase('0072-hand-in-asks.sql');
});
afterEach(() => database.close());

/** Writes as another process does that is not done when the update begins. */
async function updateDuring(write: (writer: pg.PoolClient) => Promise<unknown>): Promise<void> {
  const { pool } = database;
  const writer = await pool.connect();
  try {
    await writer.query('begin');
    await write(writer);
    const updating = database.update();
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await vi.waitFor(async () => expect((await pool.query(waiting)).rowCount).toBe(1), { timeout: 20_000 });
    await writer.query('commit');
    await updating;
  } finally {
    writer.release();
  }
}

test('a payout that is asked for while they are first added up is in the totals', async () => {
  await updateDuring(async (writer) => {
    // Without the people and accounts that a payout belongs to.
    await writer.query('set local session_replication_role = replica');
    await writer.query(
      `insert into payouts (id, rep_id, bank_account_id, amount_cents, status, asked_at, expected_on, changed_at)
       values ($1, $1, $1, 20_000, 'asked', now(), current_date, now())`,
      [randomUUID()],
    );
  });
  const { rows } = await database.pool.query('select asked, asked_cents::int from payout_totals');
  expect(rows).toEqual([{ asked: 1, asked_cents: 20_000 }]);
});

test('what is earned while the days are first added up is in them', async () => {
  await updateDuring((writer) =>
    writer.query(
      `with transfer as (
         insert into ledger_transfers (id, kind, idempotency_key, correction_id)
         values ($1::uuid, 'correction', gen_random_uuid(), $1::uuid) returning id)
       insert into ledger_entries (transfer_id, account_id, amount_cents)
       select id, account, cents from transfer, unnest($2::uuid[], '{500,-500}'::bigint[]) as given (account, cents)`,
      [randomUUID(), [platformAccounts.platform_earnings, platformAccounts.provider_clearing]],
    ),
  );
  const { rows } = await database.pool.query('select cents::int from earnings_by_day');
  expect(rows).toEqual([{ cents: 500 }]);
});
