import { sql } from 'drizzle-orm';
import type { AccountKind } from '#domain/ledger/postings.ts';
import type { Db } from '#server/platform/db/pool.ts';

/** The total of each kind of account, in cents: folded by the database, plus entries not folded yet. */
export async function readAccounts(db: Db): Promise<ReadonlyMap<AccountKind, bigint>> {
  const { rows } = await db.execute<{ kind: AccountKind; cents: string }>(sql`
    select kind, sum(cents) as cents
    from (select kind, cents from account_totals union all select kind, cents from account_total_changes) totals group by kind`);
  return new Map(rows.map(({ kind, cents }) => [kind, BigInt(cents)]));
}
