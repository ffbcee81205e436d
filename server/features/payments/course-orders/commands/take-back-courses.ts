import type { Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import { bookTakenBack } from '../../commands/book-taken-back.ts';
import type { PaymentRow, RefundRow } from '../../tables.ts';

/** What was paid for courses goes back, or the bank took it back: what it had opened closes. */
export const coursesReturned = eventKind<{ readonly merchantPaymentId: string }>('payments.courses_returned');

export async function closeCourses(tx: Tx, { item, merchantPaymentId }: PaymentRow): Promise<void> {
  if (item === 'courses') await tx.emit(coursesReturned, { merchantPaymentId });
}

/** Books what the bank took back as lost, but for what was about to go back anyhow. */
export async function takeBackCourses(tx: Tx, payment: PaymentRow, stopped: readonly RefundRow[]): Promise<void> {
  await bookTakenBack(tx, payment, stopped, 'courses_charged_back');
  await closeCourses(tx, payment);
}
