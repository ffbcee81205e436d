import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { announceBilling } from '../../commands/announce-billing.ts';
import { lockPayment } from '../../commands/lock-payment.ts';
import { type RefundToSend, sendRefundTask } from '../../commands/open-refund.ts';
import { paymentRefunds } from '../../tables.ts';
import { findKept } from '../queries/find-kept.ts';

/**
 * Refunds now what is held for replacements of these milestones. Locks each payment, as a replacement does. Returns the
 * number of refunds released.
 */
export async function releaseKept(tx: Tx, milestoneIds: readonly string[]): Promise<number> {
  const ofMilestones = inArray(paymentRefunds.milestoneId, [...milestoneIds]);
  const payments = new Set((await findKept(tx.db, ofMilestones)).map(({ merchantPaymentId }) => merchantPaymentId));
  let released = 0;
  for (const merchantPaymentId of [...payments].toSorted()) {
    const payment = await lockPayment(tx, merchantPaymentId);
    const kept = (await findKept(tx.db, ofMilestones)).filter((one) => one.merchantPaymentId === merchantPaymentId);
    for (const { refundId } of kept) {
      const ofRefund = eq(paymentRefunds.id, refundId);
      await tx.db.update(paymentRefunds).set({ waitUntil: null }).where(ofRefund);
      await tx.enqueue<RefundToSend>(sendRefundTask, { refundId });
    }
    if (kept.length > 0) await announceBilling(tx, payment);
    released += kept.length;
  }
  return released;
}
