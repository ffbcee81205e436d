import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { describe, expect, test } from 'vitest';
import { transactionsOn } from '#server/platform/db/transaction.ts';
import { finishEngagement, fund, newEngagement } from '#test/support/ledger.ts';
import { openTestDatabase } from '#test/support/open-database.ts';
import { platformAccounts } from './tables.ts';

// What the database itself refuses, from any client.

const database = await openTestDatabase();
const nothing = async () => {};
const transaction = transactionsOn(database.pool, nothing, nothing);
const held = newEngagement();
await fund(transaction, held, 10_000n);
const done = await finishEngagement(transaction, {}, 10_000n);

async function accountOf(kind: 'engagement_held' | 'rep_wallet', owner: string): Promise<string> {
  const column = kind === 'engagement_held' ? 'engagement_id' : 'rep_id';
  const { rows } = await database.pool.query(`select id from ledger_accounts where kind = $1 and ${column} = $2`, [
    kind,
    owner,
  ]);
  return rows[0].id;
}

/** A transfer written manually, one statement per entry. */
async function post(
  kind: string,
  engagementId: string,
  entries: readonly (readonly [string, number])[],
): Promise<void> {
  const client: pg.PoolClient = await database.pool.connect();
  try {
    await client.query('begin');
    const id = randomUUID();
    await client.query(
      'insert into ledger_transfers (id, kind, idempotency_key, engagement_id) values ($1, $2, $3, $4)',
      [id, kind, randomUUID(), engagementId],
    );
    for (const [account, cents] of entries)
      await client.query('insert into ledger_entries values ($1, $2, $3)', [id, account, cents]);
    await client.query('commit');
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const run = (statement: string) => database.pool.query(statement);

describe('the database refuses', () => {
  test('a transfer that does not balance', async () => {
    const account = await accountOf('engagement_held', held.engagementId);
    await expect(post('engagement_refunded', held.engagementId, [[account, -100]])).rejects.toThrow('does not balance');
    await expect(
      post('engagement_refunded', held.engagementId, [
        [account, -100],
        [platformAccounts.provider_clearing, 99],
      ]),
    ).rejects.toThrow('does not balance');
    await post('engagement_refunded', held.engagementId, [
      [account, -100],
      [platformAccounts.provider_clearing, 100],
    ]);
  });

  test('entries added to a transfer later, even balanced ones, and one of 0 cents', async () => {
    const { rows } = await run(
      `select id from ledger_transfers where engagement_id = '${done.engagementId}' and kind = 'engagement_funded'`,
    );
    const wallet = await accountOf('rep_wallet', done.repId);
    const add = (...values: string[]) => run(`insert into ledger_entries values ${values.join()}`);
    const [toWallet, fromPlatform] = [
      `('${rows[0].id}', '${wallet}', 5)`,
      `('${rows[0].id}', '${platformAccounts.platform_earnings}', -5)`,
    ];
    await expect(add(toWallet)).rejects.toThrow('takes no more entries');
    await expect(add(toWallet, fromPlatform)).rejects.toThrow('takes no more entries');
    await expect(add(`('${rows[0].id}', '${wallet}', 0)`)).rejects.toThrow('check');
  });

  test('to take more from an engagement or a wallet than it holds', async () => {
    for (const account of [
      await accountOf('engagement_held', held.engagementId),
      await accountOf('rep_wallet', done.repId),
    ])
      await expect(
        post('engagement_refunded', held.engagementId, [
          [platformAccounts.provider_clearing, 10_001],
          [account, -10_001],
        ]),
      ).rejects.toThrow('ledger_accounts_never_overdrawn');
  });

  test('a second payment for an engagement, a second account and a used key', async () => {
    const account = await accountOf('engagement_held', held.engagementId);
    await expect(
      post('engagement_funded', held.engagementId, [
        [platformAccounts.provider_clearing, -5],
        [account, 5],
      ]),
    ).rejects.toThrow('ledger_transfers_funded_once');
    for (const [kind, engagement, business, rep, one] of [
      [
        'engagement_held',
        `'${held.engagementId}'`,
        `'${held.businessId}'`,
        `'${held.repId}'`,
        'ledger_accounts_one_of_engagement',
      ],
      ['rep_wallet', 'null', 'null', `'${done.repId}'`, 'ledger_accounts_one_of_rep'],
    ] as const)
      await expect(
        run(`insert into ledger_accounts values (gen_random_uuid(), '${kind}', ${engagement}, ${business}, ${rep}, 0)`),
      ).rejects.toThrow(one);
    await expect(
      run(`insert into ledger_accounts (id, kind) values (gen_random_uuid(), 'platform_earnings')`),
    ).rejects.toThrow('ledger_accounts_one_of_platform');
    await expect(
      run(`insert into ledger_transfers select gen_random_uuid(), 'engagement_refunded', idempotency_key, engagement_id
           from ledger_transfers limit 1`),
    ).rejects.toThrow('ledger_transfers_key_once');
  });

  test('an incomplete account, or one that begins with money', async () => {
    const add = (columns: string, values: string) =>
      run(`insert into ledger_accounts (id, kind, ${columns}) values (gen_random_uuid(), ${values})`);
    await expect(add('balance_cents', "'engagement_held', 0")).rejects.toThrow('ledger_accounts_owned');
    await expect(add('rep_id', "'rep_wallet', gen_random_uuid()")).rejects.toThrow('ledger_accounts_owned');
    await expect(add('rep_id, balance_cents', "'rep_wallet', gen_random_uuid(), 5")).rejects.toThrow('follows');
  });

  test.each([
    'update ledger_entries set amount_cents = amount_cents * 2',
    'delete from ledger_entries',
    'truncate ledger_entries',
    'update ledger_transfers set engagement_id = gen_random_uuid()',
    'delete from ledger_transfers',
    'truncate ledger_transfers cascade',
  ])('%s', async (statement) => {
    await expect(run(statement)).rejects.toThrow('is append-only');
  });

  test.each([
    "update ledger_accounts set balance_cents = 0 where kind = 'engagement_held'",
    'delete from ledger_accounts',
    'update rep_wallets set engagements_completed = 100',
    'delete from rep_wallets',
    'insert into rep_wallets values (gen_random_uuid(), 5, 5)',
    'truncate rep_wallets',
    'update business_spending set total_spent_cents = 0',
    'insert into business_spending values (gen_random_uuid(), 5)',
    'truncate business_spending',
  ])('%s', async (statement) => {
    await expect(run(statement)).rejects.toThrow('follows the ledger');
  });
});
