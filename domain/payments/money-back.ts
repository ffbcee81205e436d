import type { PaymentStatus, RefundStatus } from '#contract/payments/options.ts';

export interface RefundState {
  readonly status: RefundStatus;
  /** The provider can't pay it into an account either: it is paid by hand. */
  readonly byHand: boolean;
  /** Until when the money is held for a replacement. */
  readonly waitUntil?: Date | null;
  /** Lease: until when a process is in contact with the provider about it. */
  readonly sendingUntil?: Date | null;
}

interface PaidState {
  readonly paymentStatus: PaymentStatus;
  /** All refunds of the payment, whatever their outcome. */
  readonly refunds: readonly RefundState[];
}

/** Whether the money was received, and is still ours to hold. */
const isHeld = (paymentStatus: PaymentStatus): boolean =>
  paymentStatus === 'COMPLETE' || paymentStatus === 'UNALLOCATED';

/** Whether a refund is possible: a receipt is refunded once. */
export const isRefundable = ({ paymentStatus, refunds }: PaidState): boolean =>
  isHeld(paymentStatus) && refunds.every(({ status }) => status === 'rejected');

/** Whether the money is held for a replacement, and not requested from the provider. */
const isWaiting = ({ status, waitUntil, sendingUntil }: RefundState): boolean =>
  status === 'approved' && Boolean(waitUntil) && !sendingUntil;

/** Whether the provider may be moving the money at this moment. */
export const isBeingSent = (refund: RefundState): boolean =>
  (refund.status === 'approved' && !isWaiting(refund)) || (refund.status === 'eft_ready' && !refund.byHand);

/** Whether a person has to pay it, or has paid it, outside the provider. */
export const isForHand = ({ status, byHand }: RefundState): boolean =>
  status === 'eft_due' || (status === 'eft_ready' && byHand);

/** Whether none of it has left, so that a chargeback replaces it. */
export const isStoppedByChargeback = (refund: RefundState): boolean =>
  refund.status === 'asked' || isForHand(refund) || isWaiting(refund);

/**
 * Whether the bank can take the payment back: it was received, and no refund is being sent at this moment. A finished refund
 * doesn't prevent a chargeback: then the money is gone twice.
 */
export const isChargeable = ({ paymentStatus, refunds }: PaidState): boolean =>
  (isHeld(paymentStatus) || paymentStatus === 'REFUNDED') && !refunds.some(isBeingSent);
