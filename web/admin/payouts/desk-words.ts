import type { PayoutList } from '#contract/payouts/admin-payouts.ts';
import type { LineMatch } from '#contract/payouts/bank-statements.ts';
import type { BatchStatus } from '#contract/payouts/batches.ts';
import { payoutStatusTexts } from '#texts/payouts/status.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';
import type { Option } from '#web/ui/option.ts';

interface Word {
  readonly label: string;
  readonly tone: BadgeTone;
}

export const batchWords: Record<BatchStatus, Word> = {
  made: { label: 'To release', tone: 'accent' },
  released: { label: 'With the bank', tone: 'info' },
  done: { label: 'Done', tone: 'success' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
};

export const matchWords: Record<LineMatch, Word> = {
  to_book: { label: 'Ready to mark as paid', tone: 'accent' },
  booked: { label: 'Marked as paid', tone: 'success' },
  returned: { label: 'Paid, then returned', tone: 'neutral' },
  came_back: { label: 'Returned by the bank', tone: 'danger' },
  amount_differs: { label: 'Amount differs', tone: 'danger' },
  several: { label: 'Matches several payouts', tone: 'danger' },
  paid_twice: { label: 'Paid twice', tone: 'danger' },
  not_open: { label: 'Not released', tone: 'danger' },
  settled: { label: 'Provider payout', tone: 'success' },
  unknown: { label: 'No match', tone: 'neutral' },
};

const { released, paid, failed, returned, cancelled } = payoutStatusTexts;
const listWords: Record<PayoutList, string> = {
  due: 'Due',
  held: 'On hold',
  released: released.label,
  paid: paid.label,
  failed: failed.label,
  returned: returned.label,
  cancelled: cancelled.label,
};

export const listOptions: readonly Option[] = Object.entries(listWords).map(([value, label]) => ({ value, label }));
