import type { Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import { bookTakenBack } from '../../commands/book-taken-back.ts';
import type { PaymentRow, RefundRow } from '../../tables.ts';

/** A chargeback of this payment is about to be recorded: what it paid for is locked before the payment, as it is when it ends. */
export const hiresChargebackBegins = eventKind<{ readonly merchantPaymentId: string }>(
  'payments.hires_chargeback_begins',
);

/** The bank took back what a business had paid for work. */
export const hiresChargedBack = eventKind<{ readonly merchantPaymentId: string; readonly adminId: string }>(
  'payments.hires_charged_back',
);

/**
 * Books what the bank took back as lost, but for what was about to go back anyhow; what turns out not to be earned of the work is
 * not lost either, and is booked when that is known. What becomes of the work follows from the event, in the same transaction.
 */
export async function takeBackHires(
  tx: Tx,
  payment: PaymentRow,
  stopped: readonly RefundRow[],
  adminId: string,
): Promise<void> {
  await bookTakenBack(tx, payment, stopped, 'hires_charged_back');
  await tx.emit(hiresChargedBack, { merchantPaymentId: payment.merchantPaymentId, adminId });
}
