import { reviewDays } from '#contract/trust/review-options.ts';

const dayMs = 86_400_000;

/** When the reviews of a gig that ended then are published. */
export const reviewsCloseAt = (endedAt: Date): Date => new Date(endedAt.getTime() + reviewDays * dayMs);

/** Whether a review can be written or changed. A passed deadline counts, whether or not its task has run. */
export const areReviewsOpen = (
  { closesAt, closedAt }: { readonly closesAt: Date; readonly closedAt: Date | null },
  now: Date,
): boolean => closedAt === null && now < closesAt;

/** The average of that many stars, to one decimal. */
export const averageStars = (stars: number, count: number): number | null =>
  count === 0 ? null : Math.round((stars * 10) / count) / 10;
