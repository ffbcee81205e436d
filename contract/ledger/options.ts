/** Transfers of an engagement's money: the business pays it in, the rep gets it, or it is refunded. */
export const transferKinds = ['engagement_funded', 'engagement_released', 'engagement_refunded'] as const;

/**
 * Transfers of the money of a subscription, or of courses: a month or a course is paid, and it may be refunded, by us or charged back by the bank. A
 * receipt without a known purpose may be assigned to its month later, or is refunded in the same ways. For work: what the bank took back, the
 * unearned part of that, what administrators gave from the platform's own, and what was paid by hand.
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

/** A payment's history: its own transfers, and those of the gigs that it funded. */
export const storyKinds = [...paymentTransferKinds, ...transferKinds] as const;

/**
 * Transfers of a rep's earnings: a payout is requested, and then paid, or not after all. A paid one may be returned later, from an account that is
 * closed.
 */
export const payoutTransferKinds = ['payout_requested', 'payout_paid', 'payout_failed', 'payout_returned'] as const;

/** The accounts between which a mistake is corrected. What is held for work moves by the outcome of the work alone. */
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
