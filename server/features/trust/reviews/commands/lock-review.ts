import { and, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { SignedInActor } from '../../../accounts/access.ts';
import { lockOpenUser } from '../../../accounts/commands/lock-user.ts';
import { isShown } from '../queries/sum-reviews.ts';
import { type ReviewRow, reviews } from '../tables.ts';
import { holdProfiles } from './hold-sides.ts';

/** Locks both profiles and a published review of the caller's gig. Of others, and before it is published, it is not found. */
export async function lockReview(
  tx: Tx,
  { userId, repId, businessId }: SignedInActor,
  reviewId: string,
): Promise<{ review: ReviewRow; isAuthor: boolean }> {
  await lockOpenUser(tx, userId);
  const published = and(eq(reviews.id, reviewId), isShown);
  const [found] = await tx.db.select().from(reviews).where(published);
  if (found) await holdProfiles(tx, found);
  const [review] = await tx.db.select().from(reviews).where(published).for('update');
  if (review?.repId === repId) return { review, isAuthor: review.by === 'rep' };
  if (review?.businessId === businessId) return { review, isAuthor: review.by === 'business' };
  throw new Refusal('review.not_found');
}
