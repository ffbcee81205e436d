import type { Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import { bookPayment } from '../../../ledger/commands/book-payment.ts';
import type { PaymentRow, RefundRow } from '../../tables.ts';

/** The bank took back what a business had paid for work. */
export const hiresChargedBack = eventKind<{ readonly merchantPaymentId: string; readonly adminId: string }>(
  'payments.hires_charged_back',
);

const sum = (refunds: readonly RefundRow[], part: RefundRow['part']) =>
  refunds.filter((refund) => refund.part === part).reduce((total, { amountCents }) => total + amountCents, 0n);

/**
 * Books what the bank took back as lost, but for what was about to go back anyhow; what turns out not to be earned of the work is
 * not lost either, and is booked when that is known. What becomes of the work follows from the event, in the same transaction.
 */
export async function takeBackHires(
  tx: Tx,
  { merchantPaymentId, amountGross }: PaymentRow,
  stopped: readonly RefundRow[],
  adminId: string,
): Promise<void> {
  const excess = sum(stopped, 'excess');
  const lost = amountGross - excess - sum(stopped, 'milestone');
  const booked = { paymentId: merchantPaymentId };
  if (excess > 0n) await bookPayment(tx, 'receipt_charged_back', { ...booked, amountCents: excess });
  if (lost > 0n) await bookPayment(tx, 'hires_charged_back', { ...booked, amountCents: lost });
  await tx.emit(hiresChargedBack, { merchantPaymentId, adminId });
}
