import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transactionsOn } from '#server/platform/db/transaction.ts';
import { emitWith } from '#server/platform/events/emit.ts';
import { balances, type Engagement, troubleInBooks } from '#test/support/ledger.ts';
import { createOldDatabase, type OldDatabase } from '#test/support/old-database.ts';
import { releaseToRep } from './commands/release-to-rep.ts';
import { platformAccounts } from './tables.ts';

let database: OldDatabase;
let pool: pg.Pool;

// A database of a version in which the ledger called them gigs, and in which money moved.
beforeAll(async () => {
  database = await createOldDatabase('0020-ledger.sql');
  pool = database.pool;
  for (const gig of [done, held, returned]) await addGig(gig);
  await book(done, 'gig_released', [-10_000, 9_000, 1_000]);
  await book(held, 'gig_released', [-4_000, 3_600, 400]);
  await book(returned, 'gig_refunded', [-10_000, null, null, 10_000]);
  before = await kept();
  await database.update();
});
afterAll(() => database.close());

const repId = randomUUID();
const newOne = (): Engagement => ({ engagementId: randomUUID(), businessId: randomUUID(), repId });
const [done, held, returned] = [newOne(), newOne(), newOne()];
const wallet = randomUUID();
let before: unknown;

async function addGig({ engagementId, businessId }: Engagement): Promise<void> {
  await pool.query(
    `insert into ledger_accounts (id, kind, gig_id, business_id, rep_id, balance_cents) values ($1, 'gig_held', $1, $2, $3, 0)`,
    [engagementId, businessId, repId],
  );
  await pool.query(
    `insert into ledger_accounts (id, kind, rep_id, balance_cents) values ($1, 'rep_wallet', $2, 0) on conflict do nothing`,
    [wallet, repId],
  );
  await book({ engagementId }, 'gig_funded', [10_000, null, null, -10_000]);
}

/** What the account of the gig gets, then the wallet, the platform and the provider. */
async function book({ engagementId }: { engagementId: string }, kind: string, cents: (number | null)[]): Promise<void> {
  const accounts = [engagementId, wallet, platformAccounts.platform_earnings, platformAccounts.provider_clearing];
  await pool.query(
    `with transfer as (
       insert into ledger_transfers (id, kind, idempotency_key, gig_id) values (gen_random_uuid(), $1, $1 || $2, $2::uuid)
       returning id)
     insert into ledger_entries (transfer_id, account_id, amount_cents)
     select id, account, cents from transfer, unnest($3::uuid[], $4::bigint[]) as given (account, cents)
     where cents is not null`,
    [kind, engagementId, accounts, cents],
  );
}

/** Every row of the books, under the names of today; without what came with payments, milestones, payouts and courses. */
async function kept(): Promise<unknown> {
  const tables = ['ledger_accounts', 'ledger_transfers', 'ledger_entries', 'rep_wallets', 'business_spending'];
  const texts: string[][] = [];
  for (const table of tables) {
    const { rows } = await pool.query<{ row: string }>(`
      select (to_jsonb(one) - array['payment_id', 'milestone', 'completes', 'payout_id', 'settlement_id', 'correction_id'])::text as row from ${table} one
      where to_jsonb(one) ->> 'kind' is null or to_jsonb(one) ->> 'kind' !~ '^(subscription|course|provider_fees|chargeback|unallocated|bank)'`);
    texts.push(rows.map(({ row }) => row.replaceAll(/gig(?=_|s_)/g, 'engagement')));
  }
  return texts.map((rows) => rows.map((row) => JSON.parse(row)).sort(byText));
}
const byText = (one: object, other: object) =>
  JSON.stringify(Object.entries(one).sort()) < JSON.stringify(Object.entries(other).sort()) ? -1 : 1;

test('every row of a ledger of gigs is there, of engagements', async () => {
  expect(await kept()).toEqual(before);
  expect(await balances(pool, held)).toEqual({ engagement_held: 6_000n, rep_wallet: 12_600n });
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('and is guarded as before', async () => {
  const add = (columns: string, values: string) =>
    pool.query(
      `insert into ledger_transfers (id, idempotency_key, ${columns}) values (gen_random_uuid(), 'a key', ${values})`,
    );
  await expect(pool.query('update ledger_transfers set created_at = now()')).rejects.toThrow('append-only');
  await expect(pool.query('delete from ledger_entries')).rejects.toThrow('append-only');
  await expect(pool.query('update ledger_accounts set balance_cents = 1')).rejects.toThrow('follows');
  await expect(pool.query('update rep_wallets set engagements_completed = 9')).rejects.toThrow('follows');
  await expect(add('kind, engagement_id', `'gig_funded', gen_random_uuid()`)).rejects.toThrow(/kind_check|about/);
  await expect(add('kind, engagement_id', `'engagement_funded', '${held.engagementId}'`)).rejects.toThrow(
    'funded_once',
  );
  const account = (kind: string, engagementId: string) =>
    pool.query(
      `insert into ledger_accounts (id, kind, engagement_id, business_id, rep_id, balance_cents)
       values (gen_random_uuid(), '${kind}', '${engagementId}', gen_random_uuid(), gen_random_uuid(), 0)`,
    );
  await expect(account('engagement_held', held.engagementId)).rejects.toThrow('one_of_engagement');
  await expect(account('rep_wallet', randomUUID())).rejects.toThrow('owned');
});

test('and goes on: the rest is released and counted', async () => {
  const { engagementId } = held;
  const transaction = transactionsOn(pool, async () => {}, emitWith([]));
  await transaction((tx) =>
    releaseToRep(tx, { engagementId, amountCents: 6_000n, commissionCents: 600n, key: 'the rest' }),
  );
  const { rows } = await pool.query('select engagements_completed as completed from rep_wallets');
  expect(rows).toEqual([{ completed: 2 }]);
  expect(await troubleInBooks(pool)).toEqual([]);
});
