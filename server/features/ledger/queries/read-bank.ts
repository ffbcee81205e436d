import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { ledgerAccounts, platformAccounts } from '../tables.ts';

/** What lies at the bank, by the books. Its account is a part of the world outside, and so below zero by that. */
export async function readBank(db: Db): Promise<bigint> {
  const [row] = await db
    .select({ cents: ledgerAccounts.balanceCents })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.id, platformAccounts.bank));
  return -(row?.cents ?? 0n);
}
