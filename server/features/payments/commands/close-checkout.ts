import { and, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { type PaymentRow, payfastPayments } from '../tables.ts';

/** A checkout that was not paid makes room for another; money that comes for it all the same still counts. */
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
