/** Who pays. A user with both roles pays, and has a trial, for each separately. */
export const payingSides = ['rep', 'business'] as const;

/** What can be paid for: months of a subscription, the work of reps, or courses. */
export const payableItems = ['subscription', 'hires', 'courses'] as const;

/** Who takes businesses' payments for work: the provider of card payments, or a partner that may hold money for others. */
export const gigMoneyProviders = ['card', 'escrow'] as const;

export type GigMoneyProviderName = (typeof gigMoneyProviders)[number];

/** A payment's status: the provider's words, and ours for what followed. `UNALLOCATED`: a receipt without a known purpose. */
export const paymentStatuses = [
  'PENDING',
  'COMPLETE',
  'UNALLOCATED',
  'FAILED',
  'CANCELLED',
  'ABANDONED',
  'REFUNDED',
  'CHARGED_BACK',
] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];

/**
 * A subscription's status. `past_due`: a charge is late, and is being retried. `cancelled`: paid for until the end of the period, and not charged
 * again. `ended`: over immediately, refunded or charged back.
 */
export const subscriptionStatuses = ['active', 'past_due', 'cancelled', 'ended'] as const;

export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** The outcome of a notification from the provider. `awaiting`: not known yet. `parked`: needs a person's review. */
export const notificationStates = ['applied', 'awaiting', 'parked', 'refused', 'dismissed'] as const;

export type NotificationState = (typeof notificationStates)[number];

/** A refund's status. `eft_due`: the card does not take it, and the payer is asked for an account. */
export const refundStatuses = ['asked', 'approved', 'done', 'eft_due', 'eft_ready', 'eft_paid', 'rejected'] as const;

/**
 * The refunded part of a payment: all of it; for work, what a milestone refunds, what could not be funded (or for courses: opened), or what
 * administrators give from the platform's own.
 */
export const refundParts = ['all', 'milestone', 'excess', 'goodwill', 'course'] as const;

export type RefundPart = (typeof refundParts)[number];

export type RefundStatus = (typeof refundStatuses)[number];

/**
 * For a charge by a token that no subscription of ours has: `ending`, we have the provider cancel it; `unknown`, it may be charged on, and a person
 * has to find its owner.
 */
export const strayStates = ['ending', 'ended', 'unknown'] as const;

export type StrayState = (typeof strayStates)[number];

/** A line of the provider's statement: a receipt, a refund, or a chargeback. */
export const providerLineKinds = ['payment', 'refund', 'chargeback'] as const;

export type ProviderLineKind = (typeof providerLineKinds)[number];

/** Possible differences between our subscription and the provider's. */
export const differenceKinds = [
  'amount',
  'status',
  'months',
  'next charge',
  'unknown at the provider',
  'unreadable',
] as const;

export type DifferenceKind = (typeof differenceKinds)[number];

/** Days after the first payment of a subscription within which the payer gets it back on request (ECTA, section 44). */
export const refundDays = 7;

/** For how long an email address gets no second trial and refund after its account was deleted or moved to another address. */
export const formerTrialMonths = 24;

/** Business days that a bank may take to show a refund. */
export const refundBankDays = 10;

/** After the day of a failed charge: how long it is retried, and access stays, in days. */
export const graceDays = 5;
