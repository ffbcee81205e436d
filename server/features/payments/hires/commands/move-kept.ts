import { and, eq, sql } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { announceBilling } from '../../commands/announce-billing.ts';
import { type RefundToSend, sendRefundTask } from '../../commands/open-refund.ts';
import { findPayment } from '../../queries/find-payment.ts';
import { paymentMilestones, paymentRefunds } from '../../tables.ts';
import { findKept, type KeptRow } from '../queries/find-kept.ts';
import { giveUpOthers } from './note-funded.ts';
import type { Hire } from './open-hires-checkout.ts';

/**
 * Pays for a replacement with money that waits to be refunded, and refunds the rest now. Call it with the payer locked, in
 * the transaction that funds the milestone. Locks the payment, as sending a refund and a chargeback do, so that the money
 * is used once. False: it has been refunded, charged back or used by now.
 */
export async function moveKept(
  tx: Tx,
  { kept, hire }: { readonly kept: KeptRow; readonly hire: Hire },
): Promise<boolean> {
  const { refundId, merchantPaymentId, milestoneId } = kept;
  await tx.db.execute(
    sql`select 1 from payfast_payments where merchant_payment_id = ${merchantPaymentId} for no key update`,
  );
  const [still] = await findKept(tx.db, eq(paymentRefunds.id, refundId));
  const payment = await findPayment(tx.db, merchantPaymentId);
  if (!still || !payment || still.amountCents < hire.amountCents) return false;
  const added = await tx.db
    .insert(paymentMilestones)
    .values({ ...hire, merchantPaymentId, fundedAt: now(), fromMilestoneId: milestoneId })
    // The payment was for this milestone before, and couldn't fund it then.
    .onConflictDoNothing()
    .returning({ milestoneId: paymentMilestones.milestoneId });
  if (added.length === 0) return false;
  const restCents = still.amountCents - hire.amountCents;
  const ofRefund = eq(paymentRefunds.id, refundId);
  if (restCents === 0n) await tx.db.delete(paymentRefunds).where(ofRefund);
  else {
    await tx.db.update(paymentRefunds).set({ amountCents: restCents, waitUntil: null }).where(ofRefund);
    await tx.enqueue<RefundToSend>(sendRefundTask, { refundId });
  }
  await tx.db
    .update(paymentMilestones)
    .set({ movedCents: hire.amountCents })
    .where(
      and(eq(paymentMilestones.merchantPaymentId, merchantPaymentId), eq(paymentMilestones.milestoneId, milestoneId)),
    );
  await giveUpOthers(tx, merchantPaymentId, [hire.milestoneId]);
  await announceBilling(tx, payment);
  return true;
}
