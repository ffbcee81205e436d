import { eq } from 'drizzle-orm';
import type { RefundStatus } from '#contract/payments/options.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockPayment } from '../../commands/lock-payment.ts';
import { findRefund } from '../../queries/find-refunds.ts';
import { type PaymentRow, paymentRefunds, type RefundRow } from '../../tables.ts';

export interface LockedRefund {
  readonly refund: RefundRow;
  readonly payment: PaymentRow;
}

/** A refund, read with its payer locked. */
export async function lockRefund(tx: Tx, refundId: string): Promise<LockedRefund> {
  const found = await findRefund(tx.db, refundId);
  if (!found) throw new Refusal('payment.not_found');
  const payment = await lockPayment(tx, found.merchantPaymentId);
  const refund = await findRefund(tx.db, refundId);
  if (!refund) throw new Refusal('payment.not_found');
  return { refund, payment };
}

type Moving = Partial<Omit<RefundRow, 'id' | 'merchantPaymentId' | 'status'>> & { readonly status: RefundStatus };

/** Call it with the payer locked. */
export async function moveRefund(tx: Tx, { id }: RefundRow, to: Moving): Promise<void> {
  await tx.db.update(paymentRefunds).set(to).where(eq(paymentRefunds.id, id));
}
