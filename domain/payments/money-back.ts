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
  /** Of the payment, whatever their outcome. */
  readonly refunds: readonly RefundState[];
}

/** Received money that we still hold. */
const isHeld = (paymentStatus: PaymentStatus): boolean =>
  paymentStatus === 'COMPLETE' || paymentStatus === 'UNALLOCATED';

/** A receipt is refunded once. */
export const isRefundable = ({ paymentStatus, refunds }: PaidState): boolean =>
  isHeld(paymentStatus) && refunds.every(({ status }) => status === 'rejected');

/** Held for a replacement, and not requested from the provider. */
const isWaiting = ({ status, waitUntil, sendingUntil }: RefundState): boolean =>
  status === 'approved' && Boolean(waitUntil) && !sendingUntil;

/** The provider may be moving the money at this moment. */
export const isBeingSent = (refund: RefundState): boolean =>
  (refund.status === 'approved' && !isWaiting(refund)) || (refund.status === 'eft_ready' && !refund.byHand);

/** Paid outside the provider, or due to be. */
export const isForHand = ({ status, byHand }: RefundState): boolean =>
  status === 'eft_due' || (status === 'eft_ready' && byHand);

/** None of it has left: a chargeback replaces it. */
export const isStoppedByChargeback = (refund: RefundState): boolean =>
  refund.status === 'asked' || isForHand(refund) || isWaiting(refund);

/**
 * The amount a chargeback takes: the receipt less refunds being sent at this moment. Finished refunds don't stop the bank: then the money is gone
 * twice.
 */
export const isChargeable = ({ paymentStatus, refunds }: PaidState): boolean =>
  (isHeld(paymentStatus) || paymentStatus === 'REFUNDED') && !refunds.some(isBeingSent);
