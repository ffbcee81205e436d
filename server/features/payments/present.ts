import type { PaidCourse, PaidHire, Payment } from '#contract/payments/payments.ts';
import type { NamedCourse } from './course-orders/queries/find-ordered.ts';
import type { NamedHire } from './hires/queries/find-hires.ts';
import type { OwnedPaymentRow, PaymentRow } from './tables.ts';

export function presentHire(
  { paidAt, paymentStatus }: Pick<PaymentRow, 'paidAt' | 'paymentStatus'>,
  { milestoneId, engagementId, repName, what, startsAt, amountCents, cardFeeCents, ...hire }: NamedHire,
): PaidHire {
  return {
    ...{ milestoneId, engagementId, repName, what },
    startsAt: startsAt?.toISOString() ?? null,
    amountCents: Number(amountCents),
    cardFeeCents: Number(cardFeeCents),
    state: hire.fundedAt ? stateOfFunded({ ...hire, amountCents }, paymentStatus) : paidAt ? 'returning' : 'unpaid',
  };
}

function stateOfFunded(
  { amountCents, backCents, movedCents }: Pick<NamedHire, 'amountCents' | 'backCents' | 'movedCents'>,
  paymentStatus: PaymentRow['paymentStatus'],
): PaidHire['state'] {
  if (movedCents > 0n) return 'replaced';
  if (paymentStatus === 'CHARGED_BACK') {
    if (backCents === null) return 'charged_back';
    return backCents < amountCents ? 'charged_back_earned' : 'charged_back_unearned';
  }
  if (backCents === null) return 'funded';
  if (backCents === 0n) return 'settled';
  return backCents < amountCents ? 'partly_returned' : 'returned';
}

export function presentCourse(
  { paidAt, paymentStatus }: Pick<PaymentRow, 'paidAt' | 'paymentStatus'>,
  { courseId, title, learnerName, amountCents, openedAt, returned }: NamedCourse,
): PaidCourse {
  return {
    ...{ courseId, title, learnerName },
    amountCents: Number(amountCents),
    state: openedAt ? stateOfOpened(paymentStatus, returned) : paidAt ? 'returning' : 'unpaid',
  };
}

function stateOfOpened(paymentStatus: PaymentRow['paymentStatus'], returned: boolean): PaidCourse['state'] {
  if (returned) return 'returned';
  return paymentStatus === 'CHARGED_BACK' ? 'charged_back' : 'opened';
}

/** The work or courses that a payment is for. */
export interface PaidFor {
  readonly hires: readonly NamedHire[];
  readonly courses: readonly NamedCourse[];
}

export function presentPayment(row: OwnedPaymentRow, { hires, courses }: PaidFor): Payment {
  const { merchantPaymentId, item, itemName, amountGross, paymentStatus, side, periodFrom, periodUntil } = row;
  return {
    merchantPaymentId,
    ...{ item, provider: row.provider },
    itemName,
    amountGross: Number(amountGross),
    paymentStatus,
    side,
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    period: periodFrom !== null && periodUntil !== null ? { from: periodFrom, until: periodUntil } : null,
    receiptNumber: row.receiptNumber === null ? null : receiptName(row.receiptNumber),
    hires: hires.map((hire) => presentHire(row, hire)),
    courses: courses.map((course) => presentCourse(row, course)),
  };
}

/** The number printed on a receipt. */
export const receiptName = (number: number): string => `TH-${String(number).padStart(6, '0')}`;
