import type { Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import { bookReversal } from '../../commands/book-reversal.ts';
import type { PaymentRow, RefundRow } from '../../tables.ts';

/** A chargeback of this payment is about to be recorded. Its milestones are locked before the payment, as when they are closed. */
export const hiresChargebackStarts = eventKind<{ readonly merchantPaymentId: string }>(
  'payments.hires_chargeback_begins',
);

/** The bank charged back a business's payment for work. */
export const hiresChargedBack = eventKind<{ readonly merchantPaymentId: string; readonly adminId: string }>(
  'payments.hires_charged_back',
);

/**
 * Books what the bank took back as lost, except for refunds that were already due. What later turns out not to be earned
 * isn't lost either, and is booked then. The event's handlers deal with the work itself, in the same transaction.
 */
export async function reverseHires(
  tx: Tx,
  payment: PaymentRow,
  stopped: readonly RefundRow[],
  adminId: string,
): Promise<void> {
  await bookReversal(tx, payment, stopped, 'hires_charged_back');
  await tx.emit(hiresChargedBack, { merchantPaymentId: payment.merchantPaymentId, adminId });
}
