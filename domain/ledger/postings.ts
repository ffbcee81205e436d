import type { PaymentTransferKind, PayoutTransferKind, TransferKind } from '#contract/ledger/options.ts';

/**
 * A positive balance is money that we hold for somebody, owe somebody or have earned. `provider_clearing` and `bank` stand for the
 * world outside: they go below zero by what lies with the payment provider, and at our bank.
 */
export const accountKinds = [
  'provider_clearing',
  'bank',
  'platform_earnings',
  'subscription_income',
  'course_income',
  'provider_fees',
  'chargeback_losses',
  'unallocated_receipts',
  'engagement_held',
  'rep_wallet',
  'rep_payout',
] as const;
export type AccountKind = (typeof accountKinds)[number];

export interface Posting {
  readonly account: AccountKind;
  readonly cents: bigint;
}

interface Move {
  readonly from: AccountKind;
  readonly to: AccountKind;
  readonly cents: bigint;
}

/** Whatever leaves one account arrives in another, so these come to zero. An account is named once; nothing moves 0 cents. */
function postingsOf(moves: readonly Move[]): readonly Posting[] {
  const sums = new Map<AccountKind, bigint>();
  const add = (account: AccountKind, cents: bigint) => sums.set(account, (sums.get(account) ?? 0n) + cents);
  for (const { from, to, cents } of moves) {
    add(from, -cents);
    add(to, cents);
  }
  return [...sums].flatMap(([account, cents]) => (cents === 0n ? [] : [{ account, cents }]));
}

/** R1 billion: a hundred times what a job may offer. */
export const mostCents = 100_000_000_000n;

/** Whether so much can be moved at once. */
export const isAmount = (cents: bigint): boolean => cents > 0n && cents <= mostCents;

/** What each kind of transfer posts. Amounts are positive; a release also says what the platform keeps. */
export const postings = {
  /** The business pays for the engagement, and we hold it. */
  engagement_funded: (cents) => postingsOf([{ from: 'provider_clearing', to: 'engagement_held', cents }]),
  /** The work is done: the rep gets what was held, less the commission. @throws RangeError when that is more */
  engagement_released: (cents, commissionCents) => {
    if (commissionCents < 0n || commissionCents > cents)
      throw new RangeError(`A commission of ${commissionCents} is no part of ${cents} cents`);
    return postingsOf([
      { from: 'engagement_held', to: 'rep_wallet', cents: cents - commissionCents },
      { from: 'engagement_held', to: 'platform_earnings', cents: commissionCents },
    ]);
  },
  /** Back to the business, by the way it came. */
  engagement_refunded: (cents) => postingsOf([{ from: 'engagement_held', to: 'provider_clearing', cents }]),
} as const satisfies Record<TransferKind, (cents: bigint, commissionCents: bigint) => readonly Posting[]>;

/** What each kind of transfer of a payment posts. What the provider keeps for itself is a cost of ours. */
export const paymentPostings = {
  subscription_paid: (cents) => postingsOf([{ from: 'provider_clearing', to: 'subscription_income', cents }]),
  payment_fee: (cents) => postingsOf([{ from: 'provider_fees', to: 'provider_clearing', cents }]),
  // A business that bears what the provider keeps pays it on top.
  card_fee_charged: (cents) => postingsOf([{ from: 'provider_clearing', to: 'provider_fees', cents }]),
  subscription_refunded: (cents) => postingsOf([{ from: 'subscription_income', to: 'provider_clearing', cents }]),
  subscription_charged_back: (cents) => postingsOf([{ from: 'chargeback_losses', to: 'provider_clearing', cents }]),
  courses_paid: (cents) => postingsOf([{ from: 'provider_clearing', to: 'course_income', cents }]),
  courses_refunded: (cents) => postingsOf([{ from: 'course_income', to: 'provider_clearing', cents }]),
  courses_charged_back: (cents) => postingsOf([{ from: 'chargeback_losses', to: 'provider_clearing', cents }]),
  receipt_unallocated: (cents) => postingsOf([{ from: 'provider_clearing', to: 'unallocated_receipts', cents }]),
  receipt_allocated: (cents) => postingsOf([{ from: 'unallocated_receipts', to: 'subscription_income', cents }]),
  receipt_refunded: (cents) => postingsOf([{ from: 'unallocated_receipts', to: 'provider_clearing', cents }]),
  // It never was ours, and is therefore not lost.
  receipt_charged_back: (cents) => postingsOf([{ from: 'unallocated_receipts', to: 'provider_clearing', cents }]),
  goodwill_refunded: (cents) => postingsOf([{ from: 'platform_earnings', to: 'provider_clearing', cents }]),
  // It was booked as going back by the way it came, and left the bank instead.
  refund_paid_from_bank: (cents) => postingsOf([{ from: 'provider_clearing', to: 'bank', cents }]),
  hires_charged_back: (cents) => postingsOf([{ from: 'chargeback_losses', to: 'provider_clearing', cents }]),
  // What was held for work that came to nothing went to the bank that took it back, and is not lost.
  chargeback_recovered: (cents) => postingsOf([{ from: 'provider_clearing', to: 'chargeback_losses', cents }]),
} as const satisfies Record<PaymentTransferKind, (cents: bigint) => readonly Posting[]>;

/** The provider paid out to our bank: what lay with it lies there. */
export const settlementPostings = (cents: bigint): readonly Posting[] =>
  postingsOf([{ from: 'bank', to: 'provider_clearing', cents }]);

/** What each kind of transfer of a payout posts. */
export const payoutPostings = {
  payout_requested: (cents) => postingsOf([{ from: 'rep_wallet', to: 'rep_payout', cents }]),
  payout_paid: (cents) => postingsOf([{ from: 'rep_payout', to: 'bank', cents }]),
  payout_failed: (cents) => postingsOf([{ from: 'rep_payout', to: 'rep_wallet', cents }]),
  payout_returned: (cents) => postingsOf([{ from: 'bank', to: 'rep_wallet', cents }]),
} as const satisfies Record<PayoutTransferKind, (cents: bigint) => readonly Posting[]>;
