import type { Tx } from '#server/platform/db/transaction.ts';
import { bookPayment } from '../../ledger/commands/book-payment.ts';
import type { PaymentRow, RefundRow } from '../tables.ts';

const sum = (refunds: readonly RefundRow[], part: RefundRow['part']) =>
  refunds.filter((refund) => refund.part === part).reduce((total, { amountCents }) => total + amountCents, 0n);

/** Books what the bank took back of a payment as lost, except for parts whose refund was already due. */
export async function bookReversal(
  tx: Tx,
  { merchantPaymentId: paymentId, amountGross }: PaymentRow,
  stopped: readonly RefundRow[],
  kind: 'hires_charged_back' | 'courses_charged_back',
): Promise<void> {
  const excess = sum(stopped, 'excess');
  const lost = amountGross - excess - sum(stopped, 'milestone');
  if (excess > 0n) await bookPayment(tx, 'receipt_charged_back', { paymentId, amountCents: excess });
  if (lost > 0n) await bookPayment(tx, kind, { paymentId, amountCents: lost });
}
