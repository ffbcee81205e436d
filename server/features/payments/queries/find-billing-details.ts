import { eq } from 'drizzle-orm';
import type { BillingDetails } from '#contract/payments/billing.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { billingDetailsTable } from '../tables/billing.ts';

/** The details that receipts are made out to; null: none were given. */
export async function findBillingDetails(db: Db, userId: string): Promise<BillingDetails | null> {
  const { name, address, vatNumber } = billingDetailsTable;
  const [row] = await db
    .select({ name, address, vatNumber })
    .from(billingDetailsTable)
    .where(eq(billingDetailsTable.userId, userId));
  return row ?? null;
}
