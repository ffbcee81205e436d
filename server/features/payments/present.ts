import type { Payment } from '#contract/payments/payments.ts';
import type { OwnedPaymentRow } from './tables.ts';

export function presentPayment(row: OwnedPaymentRow): Payment {
  const { merchantPaymentId, itemName, amountGross, paymentStatus, side, periodFrom, periodUntil } = row;
  return {
    merchantPaymentId,
    itemName,
    amountGross: Number(amountGross),
    paymentStatus,
    side,
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    period: periodFrom !== null && periodUntil !== null ? { from: periodFrom, until: periodUntil } : null,
    receiptNumber: row.receiptNumber === null ? null : receiptName(row.receiptNumber),
  };
}

/** As it stands on the receipt. */
export const receiptName = (number: number): string => `TH-${String(number).padStart(6, '0')}`;
