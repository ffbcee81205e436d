import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { ledgerEntries, platformAccounts } from '../tables.ts';

/** What lies at the bank, by the books. Its account is a part of the world outside, and so below zero by that. */
export async function readBank(db: Db): Promise<bigint> {
  const [row] = await db
    .select({ cents: sql<string>`coalesce(-sum(${ledgerEntries.amountCents}), 0)` })
    .from(ledgerEntries)
    .where(sql`${ledgerEntries.accountId} = ${platformAccounts.bank}`);
  return BigInt(row?.cents ?? 0);
}
