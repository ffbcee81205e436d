import { sql } from 'drizzle-orm';
import type { AccountKind } from '#domain/ledger/postings.ts';
import type { Db } from '#server/platform/db/pool.ts';

/**
 * What the accounts of each kind come to, in cents. The many of people and of work, and the bank's, keep their balance, which the database
 * moves with each entry; only of the platform's few others the entries are added up.
 */
export async function readAccounts(db: Db): Promise<ReadonlyMap<AccountKind, bigint>> {
  const { rows } = await db.execute<{ kind: AccountKind; cents: string }>(sql`
    select kind, sum(balance_cents) as cents from ledger_accounts where balance_cents is not null group by kind
    union all
    select a.kind, sum(e.cents) as cents
    from ledger_accounts a
    cross join lateral (
      select sum(amount_cents) as cents from ledger_entries where account_id = a.id having count(*) > 0 offset 0) e
    where a.balance_cents is null group by a.kind`);
  return new Map(rows.map(({ kind, cents }) => [kind, BigInt(cents)]));
}
