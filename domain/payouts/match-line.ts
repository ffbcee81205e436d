import type { LineMatch } from '#contract/payouts/bank-statements.ts';
import type { BatchStatus } from '#contract/payouts/batches.ts';
import type { PayoutStatus } from '#contract/payouts/options.ts';

export type Named =
  | { readonly of: 'payout'; readonly status: PayoutStatus; readonly amountCents: number }
  | { readonly of: 'batch'; readonly status: BatchStatus; readonly amountCents: number };

interface Line {
  /** Below zero: it left the account. */
  readonly amountCents: number;
  /** What its words name, where there is such a thing. */
  readonly named: Named | null;
  /** A line before it paid the same. */
  readonly again: boolean;
}

const ofPayout: Record<PayoutStatus, LineMatch> = {
  asked: 'not_open',
  cancelled: 'not_open',
  in_batch: 'not_open',
  released: 'to_book',
  paid: 'booked',
  failed: 'not_open',
  returned: 'booked',
};

const ofBatch: Record<BatchStatus, LineMatch> = {
  made: 'not_open',
  released: 'to_book',
  done: 'booked',
  cancelled: 'not_open',
};

/** What a line of the bank's statement is to us. */
export function matchLine({ amountCents, named, again }: Line): LineMatch {
  if (!named) return 'unknown';
  if (Math.abs(amountCents) !== named.amountCents) return 'amount_differs';
  if (amountCents > 0) return isBack(named) ? 'booked' : 'came_back';
  if (again) return 'paid_twice';
  return named.of === 'payout' ? ofPayout[named.status] : ofBatch[named.status];
}

/** We know already that the money is not with the rep. */
const isBack = (named: Named) => named.of === 'payout' && (named.status === 'returned' || named.status === 'failed');
