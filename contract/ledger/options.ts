/** What may happen to the money of an engagement: the business pays it in, the rep gets it, or it goes back. */
export const transferKinds = ['engagement_funded', 'engagement_released', 'engagement_refunded'] as const;

/**
 * What may happen to the money of a subscription, or of courses: a month or a course is paid, and it may go back, by us or by the bank. A receipt that pays
 * for nothing that we know of may be put to its month later, or goes back in the same ways. Of one for work: what the bank took
 * back, what of that nobody had earned, what administrators gave from the platform's own, and what was paid by hand.
 */
export const paymentTransferKinds = [
  'subscription_paid',
  'payment_fee',
  'card_fee_charged',
  'subscription_refunded',
  'subscription_charged_back',
  'courses_paid',
  'courses_refunded',
  'courses_charged_back',
  'receipt_unallocated',
  'receipt_allocated',
  'receipt_refunded',
  'receipt_charged_back',
  'goodwill_refunded',
  'refund_paid_from_bank',
  'hires_charged_back',
  'chargeback_recovered',
] as const;

/** What a payment's story shows: its own transfers, and those of the gigs that it funded. */
export const storyKinds = [...paymentTransferKinds, ...transferKinds] as const;

/**
 * What may happen to the earnings of a rep: a payout is asked for, and then paid, or not after all. What was paid may come back
 * later, from an account that is closed.
 */
export const payoutTransferKinds = ['payout_requested', 'payout_paid', 'payout_failed', 'payout_returned'] as const;

/** Between which accounts a mistake is put right. What is held for work moves by what becomes of the work alone. */
export const correctableAccounts = [
  'provider_clearing',
  'bank',
  'platform_earnings',
  'subscription_income',
  'course_income',
  'provider_fees',
  'chargeback_losses',
  'unallocated_receipts',
  'rep_wallet',
] as const;

export type CorrectableAccount = (typeof correctableAccounts)[number];

export const correctionStatuses = ['asked', 'approved', 'rejected'] as const;

export type CorrectionStatus = (typeof correctionStatuses)[number];

export type TransferKind = (typeof transferKinds)[number];

export type PaymentTransferKind = (typeof paymentTransferKinds)[number];

export type PayoutTransferKind = (typeof payoutTransferKinds)[number];
