import { and, eq } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { openPartRefund, openRefund } from '../../commands/open-refund.ts';
import { type PaidCourseRow, type PaymentRow, paymentRefunds } from '../../tables.ts';
import { findOrdered } from '../queries/find-ordered.ts';

type Line = Pick<PaidCourseRow, 'courseId' | 'learnerId'>;

/**
 * Refunds one course of an order at the payer's request, with the payment locked. Returns the cents refunded; null if this
 * payment didn't open the course, or all of it is already being refunded.
 */
export async function returnLine(
  tx: Tx,
  payment: PaymentRow,
  { courseId, learnerId }: Line,
  reason: string,
): Promise<bigint | null> {
  const { merchantPaymentId } = payment;
  const lines = await findOrdered(tx.db, merchantPaymentId);
  const line = lines.find((one) => one.courseId === courseId && one.learnerId === learnerId);
  if (!line?.openedAt) return null;
  if (lines.length === 1) return (await openRefund(tx, payment, reason)) ? payment.amountGross : null;
  await stopAsked(tx, payment);
  const { amountCents } = line;
  const part = { merchantPaymentId, part: 'course', courseId, learnerId, amountCents } as const;
  return (await openPartRefund(tx, part, reason)) === null ? null : amountCents;
}

/**
 * Rejects a refund that an admin asked for, since its amount was all that was left until now. It can be asked for again, of
 * what is left.
 */
async function stopAsked(tx: Tx, { merchantPaymentId }: PaymentRow): Promise<void> {
  await tx.db
    .update(paymentRefunds)
    .set({ status: 'rejected', decidedAt: now(), failure: 'A course in this payment was returned first.' })
    .where(and(eq(paymentRefunds.merchantPaymentId, merchantPaymentId), eq(paymentRefunds.status, 'asked')));
}
