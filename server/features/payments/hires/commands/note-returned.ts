import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { paymentMilestones, type RefundRow } from '../../tables.ts';

/** Records on a payment's milestones what has been refunded to the payer. */
export async function noteReturned(
  tx: Tx,
  { part, merchantPaymentId, milestoneId, amountCents }: RefundRow,
): Promise<void> {
  const ofPayment = eq(paymentMilestones.merchantPaymentId, merchantPaymentId);
  if (part === 'milestone' && milestoneId !== null)
    await tx.db
      .update(paymentMilestones)
      .set({ returnedCents: amountCents })
      .where(and(ofPayment, eq(paymentMilestones.milestoneId, milestoneId)));
  if (part === 'excess')
    await tx.db
      .update(paymentMilestones)
      .set({ returnedCents: sql`${paymentMilestones.amountCents} + ${paymentMilestones.cardFeeCents}` })
      .where(and(ofPayment, isNull(paymentMilestones.fundedAt)));
}
