import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { dbOfPool } from '#server/platform/db/pool.ts';
import { finishEngagement, fund, newEngagement } from '#test/support/ledger.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { findDifferences } from './find-differences.ts';

const app = await openTestApp({ work: false });
const { pool } = app.database;
const { transaction } = app.services;

const done = await finishEngagement(transaction, {}, 100_000n);
const held = newEngagement();
await fund(transaction, held, 50_000n);
const alone = randomUUID();

/** The differences found after tampering with the tables, which is rolled back. */
async function foundAfter(tampering: string): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query(`begin; set local session_replication_role = replica; ${tampering}`);
    return await findDifferences(dbOfPool(client as never));
  } finally {
    await client.query('rollback');
    client.release();
  }
}

test('correct books have no differences', async () => {
  expect(await foundAfter('')).toEqual([]);
});

test.each([
  ['earnings', `update rep_wallets set total_earnings_cents = 1`, [`earnings of ${done.repId}`]],
  ['engagements', 'update rep_wallets set engagements_completed = 0', [`engagements of ${done.repId}`]],
  ['spending', 'update business_spending set total_spent_cents = 1', [`spending of ${done.businessId}`]],
  [
    'a wallet without earnings',
    `insert into rep_wallets (rep_id, total_earnings_cents, engagements_completed) values ('${alone}', 5, 1)`,
    [`earnings of ${alone}`, `engagements of ${alone}`],
  ],
  ['totals that are gone', 'delete from business_spending', [/^no totals of /]],
  [
    'a balance',
    `update ledger_accounts set balance_cents = 1 where engagement_id = '${held.engagementId}'`,
    [/^balance of /],
  ],
  [
    'a transfer',
    'update ledger_entries set amount_cents = amount_cents - 1 where amount_cents = 10000',
    [/^earnings on /, 'total of platform_earnings', /^transfer /],
  ],
  [
    'a transfer without entries',
    `insert into ledger_transfers (id, kind, idempotency_key, engagement_id) values ('${alone}', 'engagement_refunded', 'x', '${alone}')`,
    [`transfer without entries ${alone}`],
  ],
])('a discrepancy is reported: %s', async (_, tampering, named) => {
  expect((await foundAfter(tampering)).toSorted()).toEqual(
    named.map((one) => (typeof one === 'string' ? one : expect.stringMatching(one))),
  );
});
