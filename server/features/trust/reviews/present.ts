import type { OwnReview, Review, ReviewTotals } from '#contract/trust/reviews.ts';
import { averageStars } from '#domain/trust/reviews.ts';
import type { SelectedReview } from './queries/select-reviews.ts';
import type { ReviewRoundRow, ReviewRow, ReviewTotalsRow } from './tables.ts';

export const presentReview = ({ publishedAt, ...review }: SelectedReview): Review => ({
  ...review,
  publishedAt: publishedAt.toISOString(),
});

/** Undefined: nothing is published about them. */
export const presentTotals = (totals: ReviewTotalsRow | undefined): ReviewTotals => ({
  count: totals?.count ?? 0,
  average: averageStars(totals?.stars ?? 0, totals?.count ?? 0),
  again: totals?.again ?? 0,
  newestAt: totals?.newestAt?.toISOString() ?? null,
});

export function presentOwnReview(
  { id, stars, words, again, writtenAt, publishedAt, hiddenAt, reply, replyHiddenAt }: ReviewRow,
  { closedAt }: Pick<ReviewRoundRow, 'closedAt'>,
): OwnReview {
  const status = hiddenAt ? 'hidden' : publishedAt ? 'published' : closedAt ? 'checked' : 'waiting';
  return {
    ...{ id, stars, words, again, status },
    writtenAt: writtenAt.toISOString(),
    reply: replyHiddenAt ? null : reply,
  };
}
