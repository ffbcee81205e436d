import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { bookPayment } from '../../../ledger/commands/book-payment.ts';
import { announceBilling } from '../../commands/announce-billing.ts';
import { openPartRefund } from '../../commands/open-refund.ts';
import { findPayment } from '../../queries/find-payment.ts';
import { paymentMilestones } from '../../tables.ts';

interface Closed {
  readonly milestoneId: string;
  /** What of the business's money was not earned. */
  readonly backCents: bigint;
  /** Until when that is kept for a replacement; null: it goes back at once. */
  readonly waitUntil: Date | null;
}

/**
 * What was paid for a milestone has come to its end: what nobody earned goes back by the way it came, as one refund. Of a payment
 * that the bank took back it is back already, and so is not lost. Call it in the transaction that books it.
 */
export async function closeMilestone(tx: Tx, { milestoneId, backCents, waitUntil }: Closed): Promise<void> {
  const [paid] = await tx.db
    .update(paymentMilestones)
    .set({ backCents })
    .where(and(eq(paymentMilestones.milestoneId, milestoneId), isNotNull(paymentMilestones.fundedAt)))
    .returning({ merchantPaymentId: paymentMilestones.merchantPaymentId });
  if (!paid || backCents === 0n) return;
  const { merchantPaymentId } = paid;
  // A chargeback of it waits, or is seen.
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
  // What a partner holds for one rep cannot be held for another.
  const wait = payment.provider === 'card' ? waitUntil : null;
  await openPartRefund(tx, { ...part, waitUntil: wait }, 'Work that was not done, or not all of it.');
  await announceBilling(tx, payment);
}
