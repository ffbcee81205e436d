import { and, eq } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { bookPayment } from '../../../ledger/commands/book-payment.ts';
import { notifyPayer } from '../../commands/notify-payer.ts';
import { openPartRefund } from '../../commands/open-refund.ts';
import { findPayment } from '../../queries/find-payment.ts';
import { type PaidCourseRow, paymentCourses } from '../../tables.ts';

const sum = (rows: readonly PaidCourseRow[]) => rows.reduce((total, { amountCents }) => total + amountCents, 0n);

/** Records which courses a payment has opened. The rest of the money pays for nothing, is owed to the payer, and is refunded. */
export async function noteOpened(
  tx: Tx,
  merchantPaymentId: string,
  { opened, left }: { readonly opened: readonly PaidCourseRow[]; readonly left: readonly PaidCourseRow[] },
): Promise<void> {
  const payment = await findPayment(tx.db, merchantPaymentId);
  if (!payment) throw new Error(`Payment ${merchantPaymentId} is gone`);
  const { userId, side } = payment;
  for (const { courseId, learnerId } of opened)
    await tx.db
      .update(paymentCourses)
      .set({ openedAt: now() })
      .where(
        and(
          eq(paymentCourses.merchantPaymentId, merchantPaymentId),
          eq(paymentCourses.courseId, courseId),
          eq(paymentCourses.learnerId, learnerId),
        ),
      );
  if (opened.length > 0) {
    await bookPayment(tx, 'courses_paid', { paymentId: merchantPaymentId, amountCents: sum(opened) });
    await notifyPayer(tx, { userId, side, news: 'receipt', merchantPaymentId });
  }
  if (left.length > 0) {
    const excess = { merchantPaymentId, part: 'excess', amountCents: sum(left) } as const;
    await bookPayment(tx, 'receipt_unallocated', { paymentId: merchantPaymentId, amountCents: excess.amountCents });
    const refundId = await openPartRefund(tx, excess, 'Paid for a course that could no longer be opened.');
    await notifyPayer(tx, { userId, side, news: 'paid_back', merchantPaymentId, ...(refundId && { refundId }) });
  }
}
