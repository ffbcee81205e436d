import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { ReviewInput } from '#contract/trust/reviews.ts';
import { areReviewsOpen } from '#domain/trust/reviews.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { SignedInActor } from '../../../accounts/access.ts';
import { lockOpenUser } from '../../../accounts/commands/lock-user.ts';
import { findOwnSide } from '../queries/find-own-side.ts';
import { reviewRounds, reviews } from '../tables.ts';
import { isSideDeleted } from './hold-sides.ts';
import { publishRound } from './publish-round.ts';

/**
 * Writes or changes the caller's review of a completed gig. The second of the two publishes both. Whether the other review exists changes nothing
 * that is visible before. Words about a deleted account are not stored.
 */
export async function writeReview(
  tx: Tx,
  actor: SignedInActor,
  { engagementId, stars, words, again, quotable }: ReviewInput & { readonly engagementId: string },
): Promise<void> {
  // Before all else: an account that is being deleted waits, or is gone.
  await lockOpenUser(tx, actor.userId);
  const by = await findOwnSide(tx.db, actor, engagementId);
  const [round] = await tx.db
    .select()
    .from(reviewRounds)
    .where(eq(reviewRounds.engagementId, engagementId))
    .for('update');
  if (!round) throw new Refusal('review.not_completed');
  const at = now();
  if (!areReviewsOpen(round, at)) throw new Refusal('review.closed');
  const { repId, businessId } = round;
  const otherSide = by === 'rep' ? 'business' : 'rep';
  const isGone = await isSideDeleted(tx, round, otherSide);
  const said = { stars, again, writtenAt: at, ...(isGone ? { words: null, quotable: false } : { words, quotable }) };
  await tx.db
    .insert(reviews)
    .values({ id: uuidv7(), engagementId, repId, businessId, by, ...said })
    .onConflictDoUpdate({ target: [reviews.engagementId, reviews.by], set: said });
  const other = and(eq(reviews.engagementId, engagementId), eq(reviews.by, otherSide));
  if ((await tx.db.$count(reviews, other)) > 0) await publishRound(tx, round, at);
}
