/** What may happen to the money of an engagement: the business pays it in, the rep gets it, or it goes back. */
export const transferKinds = ['engagement_funded', 'engagement_released', 'engagement_refunded'] as const;

/**
 * What may happen to the money of a subscription: a month is paid, and it may go back, by us or by the bank. A receipt that pays
 * for nothing that we know of may be put to its month later, or goes back in the same ways.
 */
export const paymentTransferKinds = [
  'subscription_paid',
  'payment_fee',
  'card_fee_charged',
  'subscription_refunded',
  'subscription_charged_back',
  'receipt_unallocated',
  'receipt_allocated',
  'receipt_refunded',
  'receipt_charged_back',
] as const;

/**
 * What may happen to the earnings of a rep: a payout is asked for, and then paid, or not after all. What was paid may come back
 * later, from an account that is closed.
 */
export const payoutTransferKinds = ['payout_requested', 'payout_paid', 'payout_failed', 'payout_returned'] as const;

export type TransferKind = (typeof transferKinds)[number];

export type PaymentTransferKind = (typeof paymentTransferKinds)[number];

export type PayoutTransferKind = (typeof payoutTransferKinds)[number];
