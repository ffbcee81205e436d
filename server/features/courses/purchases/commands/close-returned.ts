import { and, eq, isNull } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { coursePurchases } from '../../tables.ts';

/** What was paid for courses goes back, or the bank took it back: they close. A certificate that was earned stays until it is withdrawn. */
export async function closeReturned(
  tx: Tx,
  { merchantPaymentId }: { readonly merchantPaymentId: string },
): Promise<void> {
  await tx.db
    .update(coursePurchases)
    .set({ returnedAt: now() })
    .where(and(eq(coursePurchases.merchantPaymentId, merchantPaymentId), isNull(coursePurchases.returnedAt)));
}
