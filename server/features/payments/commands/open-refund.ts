import { and, eq, ne } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '#server/platform/db/transaction.ts';
import { type PaymentRow, paymentRefunds, type RefundRow } from '../tables.ts';

/** Sends an approved refund, until the provider has answered. */
export const sendRefundTask = 'payments.send_refund';

export interface RefundToSend {
  readonly refundId: string;
}

/**
 * All of a payment goes back, on the payer's word or by the rules. A payment goes back once: what is under way stays as it
 * is, and null is answered.
 */
export async function openRefund(
  tx: Tx,
  { merchantPaymentId, amountGross }: Pick<PaymentRow, 'merchantPaymentId' | 'amountGross'>,
  reason: string,
): Promise<RefundRow | null> {
  const [known] = await tx.db
    .select({ id: paymentRefunds.id })
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.merchantPaymentId, merchantPaymentId), ne(paymentRefunds.status, 'rejected')));
  if (known) return null;
  const [opened] = await tx.db
    .insert(paymentRefunds)
    .values({ id: uuidv7(), merchantPaymentId, amountCents: amountGross, status: 'approved', reason })
    .returning();
  if (!opened) return null;
  await tx.enqueue<RefundToSend>(sendRefundTask, { refundId: opened.id });
  return opened;
}
