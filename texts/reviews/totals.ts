import type { ReviewTotals } from '#contract/profiles/review-totals.ts';

type Totals = Pick<ReviewTotals, 'count' | 'average' | 'again'>;

/** "4.6 out of 5 from 12 reviews". */
export const averageWords = ({ count, average }: Totals): string =>
  `${average} out of 5 from ${count} ${count === 1 ? 'review' : 'reviews'}`;

/** "11 of 12 would work together again." */
export const againWords = ({ count, again }: Totals): string => `${again} of ${count} would work together again.`;
