import type { PaymentStatus, RefundStatus } from '#contract/payments/options.ts';

export interface RefundState {
  readonly status: RefundStatus;
  /** The provider pays it into no account either: a person does. */
  readonly byHand: boolean;
  /** Until when the money is kept for a replacement. */
  readonly waitUntil?: Date | null;
  /** Until when a process speaks to the provider about it. */
  readonly sendingUntil?: Date | null;
}

interface PaidState {
  readonly paymentStatus: PaymentStatus;
  /** Of the payment, whatever became of them. */
  readonly refunds: readonly RefundState[];
}

/** Money that came in, and is with us. */
const isHeld = (paymentStatus: PaymentStatus): boolean =>
  paymentStatus === 'COMPLETE' || paymentStatus === 'UNALLOCATED';

/** What came in goes back once. */
export const isRefundable = ({ paymentStatus, refunds }: PaidState): boolean =>
  isHeld(paymentStatus) && refunds.every(({ status }) => status === 'rejected');

/** Kept for a replacement, and the provider was not asked for it. */
const isWaiting = ({ status, waitUntil, sendingUntil }: RefundState): boolean =>
  status === 'approved' && Boolean(waitUntil) && !sendingUntil;

/** The provider may be moving the money at this moment. */
export const isBeingSent = (refund: RefundState): boolean =>
  (refund.status === 'approved' && !isWaiting(refund)) || (refund.status === 'eft_ready' && !refund.byHand);

/** Somebody has to pay it, or has paid it, past the provider. */
export const isForHand = ({ status, byHand }: RefundState): boolean =>
  status === 'eft_due' || (status === 'eft_ready' && byHand);

/** Nothing of it has left: a chargeback takes its place. */
export const isStoppedByChargeback = (refund: RefundState): boolean =>
  refund.status === 'asked' || isForHand(refund) || isWaiting(refund);

/**
 * The bank took back what had come in, and what is not on its way back at this moment. That it has gone back already keeps no
 * bank from it: then it is gone twice.
 */
export const isChargeable = ({ paymentStatus, refunds }: PaidState): boolean =>
  (isHeld(paymentStatus) || paymentStatus === 'REFUNDED') && !refunds.some(isBeingSent);
