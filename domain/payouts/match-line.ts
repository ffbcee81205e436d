import type { LineMatch } from '#contract/payouts/bank-statements.ts';
import type { BatchStatus } from '#contract/payouts/batches.ts';
import type { PayoutStatus } from '#contract/payouts/options.ts';

interface NamedPayout {
  readonly of: 'payout';
  readonly status: PayoutStatus;
  readonly amountCents: number;
  /** A line of this or another statement returns it. */
  readonly returned: boolean;
}

interface NamedBatch {
  readonly of: 'batch';
  readonly status: BatchStatus;
  readonly amountCents: number;
  /** Released payouts in it that no line returns. */
  readonly bookable: number;
  /** Payouts in it that are released or paid. */
  readonly withReps: number;
}

export type Named = NamedPayout | NamedBatch;

interface Line {
  /** Negative: it left the account. */
  readonly amountCents: number;
  /** The payout or batch in its text; `several` if there is more than one. */
  readonly named: Named | 'several' | null;
  /** An earlier line paid the same. */
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

/**
 * Classifies a line of a bank statement. A return counts wherever it is found: before the payment, after it, or in another statement.
 * Its amount may differ, since some banks deduct a fee.
 */
export function matchLine({ amountCents, named, again }: Line): LineMatch {
  if (!named) return 'unknown';
  if (named === 'several') return 'several';
  const isExact = Math.abs(amountCents) === named.amountCents;
  if (amountCents > 0 && isBack(named)) return 'booked';
  if (!isExact) return 'amount_differs';
  if (amountCents > 0) return 'came_back';
  if (again) return 'paid_twice';
  return named.of === 'payout' ? payoutPaid(named) : batchPaid(named);
}

function payoutPaid({ status, returned }: NamedPayout): LineMatch {
  if (!returned) return ofPayout[status];
  if (status === 'released') return 'returned';
  return status === 'failed' ? 'booked' : ofPayout[status];
}

const batchPaid = ({ status, bookable }: NamedBatch): LineMatch =>
  status === 'released' && bookable === 0 ? 'returned' : ofBatch[status];

/** Whether the books have the money back already. */
const isBack = (named: Named) =>
  named.of === 'payout' ? named.status === 'returned' || named.status === 'failed' : named.withReps === 0;
