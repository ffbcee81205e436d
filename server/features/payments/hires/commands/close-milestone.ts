import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { bookPayment } from '../../../ledger/commands/book-payment.ts';
import { announceBilling } from '../../commands/announce-billing.ts';
import { openPartRefund } from '../../commands/open-refund.ts';
import { findPayment } from '../../queries/find-payment.ts';
import { paymentMilestones } from '../../tables.ts';

interface Closed {
  readonly milestoneId: string;
  /** What of the business's money wasn't earned. */
  readonly backCents: bigint;
  /** Until when it is held for a replacement; null: refund it immediately. */
  readonly waitUntil: Date | null;
}

/**
 * Closes a milestone's payment: refunds what wasn't earned to the business the way it was paid, as one refund. A
 * charged-back payment is already back with the payer, so this books it as not lost instead. Call it in the transaction
 * that books the milestone.
 */
export async function closeMilestone(tx: Tx, { milestoneId, backCents, waitUntil }: Closed): Promise<void> {
  const [paid] = await tx.db
    .update(paymentMilestones)
    .set({ backCents })
    .where(and(eq(paymentMilestones.milestoneId, milestoneId), isNotNull(paymentMilestones.fundedAt)))
    .returning({ merchantPaymentId: paymentMilestones.merchantPaymentId });
  if (!paid || backCents === 0n) return;
  const { merchantPaymentId } = paid;
  // A concurrent chargeback of it waits, or is seen.
  await tx.db.execute(
    sql`select 1 from payfast_payments where merchant_payment_id = ${merchantPaymentId} for no key update`,
  );
  const payment = await findPayment(tx.db, merchantPaymentId);
  if (!payment) throw new Error(`Payment ${merchantPaymentId} is gone`);
  if (payment.paymentStatus === 'CHARGED_BACK') {
    const recovered = { paymentId: merchantPaymentId, amountCents: backCents, part: milestoneId };
    return bookPayment(tx, 'chargeback_recovered', recovered);
  }
  const part = { merchantPaymentId, part: 'milestone', milestoneId, amountCents: backCents } as const;
  // Money that a partner holds for one rep can't be held for another.
  const wait = payment.provider === 'card' ? waitUntil : null;
  await openPartRefund(tx, { ...part, waitUntil: wait }, 'Work not done, or only partly done.');
  await announceBilling(tx, payment);
}
