import { and, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { type PaymentRow, payfastPayments } from '../tables.ts';

/** Closes an unpaid checkout to make room for another. A payment that arrives for it later still counts. */
export async function closeCheckout(
  tx: Tx,
  { merchantPaymentId }: Pick<PaymentRow, 'merchantPaymentId'>,
  paymentStatus: 'FAILED' | 'CANCELLED' | 'ABANDONED',
): Promise<void> {
  await tx.db
    .update(payfastPayments)
    .set({ paymentStatus })
    .where(and(eq(payfastPayments.merchantPaymentId, merchantPaymentId), eq(payfastPayments.paymentStatus, 'PENDING')));
}
