import type { OwnReview, Review } from '#contract/trust/reviews.ts';
import type { SelectedReview } from './queries/select-reviews.ts';
import type { ReviewRoundRow, ReviewRow } from './tables.ts';

export const presentReview = ({ publishedAt, by: _, ...review }: SelectedReview): Review => ({
  ...review,
  publishedAt: publishedAt.toISOString(),
});

export function presentOwnReview(
  { id, stars, words, again, writtenAt, publishedAt, hiddenAt, reply, replyHiddenAt, quotable }: ReviewRow,
  { closedAt }: Pick<ReviewRoundRow, 'closedAt'>,
): OwnReview {
  const status = hiddenAt ? 'hidden' : publishedAt ? 'published' : closedAt ? 'checked' : 'waiting';
  return {
    ...{ id, stars, words, again, status, quotable },
    writtenAt: writtenAt.toISOString(),
    reply: replyHiddenAt ? null : reply,
  };
}
