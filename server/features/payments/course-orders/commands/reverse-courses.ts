import type { Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import { bookReversal } from '../../commands/book-reversal.ts';
import type { PaymentRow, RefundRow } from '../../tables.ts';

/** A payment for courses was refunded or charged back. The courses that it opened close. */
export const coursesReturned = eventKind<{ readonly merchantPaymentId: string }>('payments.courses_returned');

export async function closeCourses(tx: Tx, { item, merchantPaymentId }: PaymentRow): Promise<void> {
  if (item === 'courses') await tx.emit(coursesReturned, { merchantPaymentId });
}

/** Books what the bank took back as lost, except for refunds that were already due. */
export async function reverseCourses(tx: Tx, payment: PaymentRow, stopped: readonly RefundRow[]): Promise<void> {
  await bookReversal(tx, payment, stopped, 'courses_charged_back');
  await closeCourses(tx, payment);
}
