import { eq } from 'drizzle-orm';
import type { ReviewOutcome } from '#contract/trust/review-options.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import { administrators, publishLive } from '#server/platform/events/publish-live.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { type ReviewRow, reviewCases, reviews } from '../tables.ts';
import { recountTotals } from './count-reviews.ts';
import { publishReviews } from './publish-round.ts';

/** Emitted when our team decided about a review or a reply. */
export const reviewDecided = eventKind<{ readonly caseId: string; readonly restored?: boolean }>('reviews.decided');

interface Decision {
  readonly caseId: string;
  readonly outcome: ReviewOutcome;
  readonly reason: string;
}

/** Decides a case, once. A review that was withheld is published now, or never. */
export async function decideCase(
  tx: Tx,
  { adminId }: AdminActor,
  { caseId, outcome, reason }: Decision,
): Promise<void> {
  const [found] = await tx.db.select().from(reviewCases).where(eq(reviewCases.id, caseId)).for('update');
  if (!found) throw new Refusal('review_case.not_found');
  if (found.decidedAt !== null) throw new Refusal('review_case.already_decided');
  const [review] = await tx.db.select().from(reviews).where(eq(reviews.id, found.reviewId)).for('update');
  if (!review) throw new Refusal('review_case.not_found');
  const at = now();
  const decision = { outcome, outcomeReason: reason, decidedBy: adminId, decidedAt: at };
  await tx.db.update(reviewCases).set(decision).where(eq(reviewCases.id, caseId));
  if (outcome === 'hidden') await hide(tx, review, found.about, at);
  else if (review.publishedAt === null) await publishReviews(tx, review, [review], at);
  await tx.emit(reviewDecided, { caseId });
  await publishLive(tx, [administrators], { type: 'review_case.changed' });
}

/** Shows what another admin hid. The case has the new decision; the audit log has both. */
export async function restoreReview(
  tx: Tx,
  { adminId }: AdminActor,
  { caseId, reason }: Omit<Decision, 'outcome'>,
): Promise<void> {
  const [found] = await tx.db.select().from(reviewCases).where(eq(reviewCases.id, caseId)).for('update');
  if (!found) throw new Refusal('review_case.not_found');
  if (found.outcome !== 'hidden') throw new Refusal('review_case.not_hidden');
  if (found.decidedBy === adminId) throw new Refusal('review_case.another_admin');
  const [review] = await tx.db.select().from(reviews).where(eq(reviews.id, found.reviewId)).for('update');
  if (!review) throw new Refusal('review_case.not_found');
  const at = now();
  const decision = { outcome: 'shown' as const, outcomeReason: reason, decidedBy: adminId, decidedAt: at };
  await tx.db.update(reviewCases).set(decision).where(eq(reviewCases.id, caseId));
  const shown = found.about === 'reply' ? { replyHiddenAt: null } : { hiddenAt: null };
  await tx.db.update(reviews).set(shown).where(eq(reviews.id, review.id));
  if (review.publishedAt === null) await publishReviews(tx, review, [review], at);
  else if (found.about === 'review') await recountTotals(tx, review.by === 'rep' ? review.businessId : review.repId);
  await tx.emit(reviewDecided, { caseId, restored: true });
  await publishLive(tx, [administrators], { type: 'review_case.changed' });
}

async function hide(tx: Tx, review: ReviewRow, about: 'review' | 'reply', at: Date): Promise<void> {
  const hidden = about === 'reply' ? { replyHiddenAt: at } : { hiddenAt: at };
  await tx.db.update(reviews).set(hidden).where(eq(reviews.id, review.id));
  if (about === 'review' && review.publishedAt !== null)
    await recountTotals(tx, review.by === 'rep' ? review.businessId : review.repId);
}
