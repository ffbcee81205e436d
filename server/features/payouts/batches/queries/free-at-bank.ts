import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { readBank } from '../../../ledger/queries/read-bank.ts';
import { payouts } from '../../tables.ts';

/** The bank balance by the books, less what the bank was asked to pay and hasn't confirmed. */
export async function freeAtBank(db: Db): Promise<bigint> {
  const [released] = await db
    .select({ cents: sql<string>`coalesce(sum(${payouts.amountCents}), 0)` })
    .from(payouts)
    .where(eq(payouts.status, 'released'));
  return (await readBank(db)) - BigInt(released?.cents ?? 0);
}
