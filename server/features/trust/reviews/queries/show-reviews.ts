import { and, eq } from 'drizzle-orm';
import type { GigReviews } from '#contract/trust/reviews.ts';
import { areReviewsOpen } from '#domain/trust/reviews.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { Sides } from '../../../engagements/access.ts';
import { presentOwnReview, presentReview } from '../present.ts';
import { reviewRounds, reviews } from '../tables.ts';
import { findOwnSide } from './find-own-side.ts';
import { selectReviews } from './select-reviews.ts';
import { isShown } from './sum-reviews.ts';

/** The reviews of a gig as one of its sides sees them; null until the gig is completed. */
export async function showReviews(db: Db, actor: Sides, engagementId: string): Promise<GigReviews | null> {
  const as = await findOwnSide(db, actor, engagementId);
  const [round] = await db.select().from(reviewRounds).where(eq(reviewRounds.engagementId, engagementId));
  if (!round) return null;
  const by = (side: 'rep' | 'business') => and(eq(reviews.engagementId, engagementId), eq(reviews.by, side));
  const [own] = await db.select().from(reviews).where(by(as));
  const [other] = await selectReviews(db).where(and(by(as === 'rep' ? 'business' : 'rep'), isShown));
  return {
    as,
    closesAt: round.closesAt.toISOString(),
    open: areReviewsOpen(round, now()),
    own: own ? presentOwnReview(own, round) : null,
    other: other ? presentReview(other) : null,
  };
}
