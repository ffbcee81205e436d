import { eq } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { SignedInActor } from '../../../accounts/access.ts';
import { reviews } from '../tables.ts';
import { isSideDeleted } from './hold-sides.ts';
import { lockReview } from './lock-review.ts';

/** Emitted when a review got its reply. */
export const reviewReplied = eventKind<{
  readonly engagementId: string;
  readonly repId: string;
  readonly businessId: string;
}>('reviews.replied');

/** Adds the one public reply of the rep or business that a review is about. */
export async function replyToReview(
  tx: Tx,
  actor: SignedInActor,
  { reviewId, reply }: { readonly reviewId: string; readonly reply: string },
): Promise<void> {
  const { review, isAuthor } = await lockReview(tx, actor, reviewId);
  if (isAuthor) throw new Refusal('review.not_found');
  if (review.repliedAt !== null) throw new Refusal('review.replied');
  if (await isSideDeleted(tx, review, review.by)) throw new Refusal('review.author_deleted');
  await tx.db.update(reviews).set({ reply, repliedAt: now() }).where(eq(reviews.id, reviewId));
  const { engagementId, repId, businessId } = review;
  await tx.emit(reviewReplied, { engagementId, repId, businessId });
}
