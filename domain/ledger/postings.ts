import type { PaymentTransferKind, PayoutTransferKind, TransferKind } from '#contract/ledger/options.ts';

/**
 * A positive balance is money that we hold for someone, owe someone or have earned. `provider_clearing` and `bank` represent the outside world: they
 * are negative by the balance at the payment provider, and at our bank.
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

/** Postings sum to zero, since whatever leaves one account arrives in another. An account is named once; no posting is of 0 cents. */
function postingsOf(moves: readonly Move[]): readonly Posting[] {
  const sums = new Map<AccountKind, bigint>();
  const add = (account: AccountKind, cents: bigint) => sums.set(account, (sums.get(account) ?? 0n) + cents);
  for (const { from, to, cents } of moves) {
    add(from, -cents);
    add(to, cents);
  }
  return [...sums].flatMap(([account, cents]) => (cents === 0n ? [] : [{ account, cents }]));
}

/** R1 billion: a hundred times the maximum of a job. */
export const mostCents = 100_000_000_000n;

/** Whether this amount can be moved in one transfer. */
export const isAmount = (cents: bigint): boolean => cents > 0n && cents <= mostCents;

/** The postings of each kind of transfer. Amounts are positive; a release also has the platform's commission. */
export const postings = {
  /** The business pays for the engagement, and we hold it. */
  engagement_funded: (cents) => postingsOf([{ from: 'provider_clearing', to: 'engagement_held', cents }]),
  /** The work is done: the rep gets the held money, less the commission. @throws RangeError when that is more */
  engagement_released: (cents, commissionCents) => {
    if (commissionCents < 0n || commissionCents > cents)
      throw new RangeError(`A commission of ${commissionCents} is no part of ${cents} cents`);
    return postingsOf([
      { from: 'engagement_held', to: 'rep_wallet', cents: cents - commissionCents },
      { from: 'engagement_held', to: 'platform_earnings', cents: commissionCents },
    ]);
  },
  /** Refunded to the business, by the way it was paid. */
  engagement_refunded: (cents) => postingsOf([{ from: 'engagement_held', to: 'provider_clearing', cents }]),
} as const satisfies Record<TransferKind, (cents: bigint, commissionCents: bigint) => readonly Posting[]>;

/** The postings of each kind of transfer of a payment. The provider's fee is a cost of ours. */
export const paymentPostings = {
  subscription_paid: (cents) => postingsOf([{ from: 'provider_clearing', to: 'subscription_income', cents }]),
  payment_fee: (cents) => postingsOf([{ from: 'provider_fees', to: 'provider_clearing', cents }]),
  // A business that bears the provider's fee pays it on top.
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
  // It was booked as a refund to the card, and left the bank instead.
  refund_paid_from_bank: (cents) => postingsOf([{ from: 'provider_clearing', to: 'bank', cents }]),
  hires_charged_back: (cents) => postingsOf([{ from: 'chargeback_losses', to: 'provider_clearing', cents }]),
  // Money held for work that fell through went to the bank that took it back, and is not lost.
  chargeback_recovered: (cents) => postingsOf([{ from: 'provider_clearing', to: 'chargeback_losses', cents }]),
} as const satisfies Record<PaymentTransferKind, (cents: bigint) => readonly Posting[]>;

/** The provider paid out to our bank: the balance moves there. */
export const settlementPostings = (cents: bigint): readonly Posting[] =>
  postingsOf([{ from: 'bank', to: 'provider_clearing', cents }]);

/** The postings of each kind of transfer of a payout. */
export const payoutPostings = {
  payout_requested: (cents) => postingsOf([{ from: 'rep_wallet', to: 'rep_payout', cents }]),
  payout_paid: (cents) => postingsOf([{ from: 'rep_payout', to: 'bank', cents }]),
  payout_failed: (cents) => postingsOf([{ from: 'rep_payout', to: 'rep_wallet', cents }]),
  payout_returned: (cents) => postingsOf([{ from: 'bank', to: 'rep_wallet', cents }]),
} as const satisfies Record<PayoutTransferKind, (cents: bigint) => readonly Posting[]>;
