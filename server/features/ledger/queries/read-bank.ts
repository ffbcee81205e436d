import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { ledgerAccounts, platformAccounts } from '../tables.ts';

/** The bank balance by the books. Its account counts as the outside world, and so is negative there. */
export async function readBank(db: Db): Promise<bigint> {
  const [row] = await db
    .select({ cents: ledgerAccounts.balanceCents })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.id, platformAccounts.bank));
  return -(row?.cents ?? 0n);
}
