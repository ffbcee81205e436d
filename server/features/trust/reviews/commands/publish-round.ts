import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { SharedTrait } from '#contract/trust/review-options.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import { administrators, publishLive } from '#server/platform/events/publish-live.ts';
import type { TaskContext } from '#server/platform/queue/task.ts';
import { findSharedTraits } from '../queries/find-shared-traits.ts';
import { wasSuspended } from '../queries/was-suspended.ts';
import { type ReviewRoundRow, type ReviewRow, reviewCases, reviewRounds, reviews } from '../tables.ts';
import { addToTotals } from './count-reviews.ts';
import { holdProfiles, type SidesOfGig } from './hold-sides.ts';

/** Emitted when the reviews of a gig are published, together. */
export const reviewsPublished = eventKind<{
  readonly engagementId: string;
  readonly repId: string;
  readonly businessId: string;
  readonly reviewIds: readonly string[];
}>('reviews.published');

/** Emitted when a gig can no longer be reviewed, whether or not anything is published. */
export const reviewsClosed = eventKind<{
  readonly engagementId: string;
  readonly repId: string;
  readonly businessId: string;
}>('reviews.closed');

/** Rounds per query. */
const batch = 500;

/** Publishes the reviews of every round whose time is over, each round in a transaction of its own. */
export async function publishDueReviews(
  { db, transaction, log }: Pick<TaskContext, 'db' | 'transaction' | 'log'>,
  signal: AbortSignal,
): Promise<void> {
  const isDue = and(isNull(reviewRounds.closedAt), lte(reviewRounds.closesAt, now()));
  const { engagementId: id, closesAt } = reviewRounds;
  const due = await db.select({ id }).from(reviewRounds).where(isDue).orderBy(closesAt, id).limit(batch);
  for (const { id: engagementId } of due) {
    signal.throwIfAborted();
    try {
      await transaction(async (tx) => {
        const [round] = await tx.db
          .select()
          .from(reviewRounds)
          .where(and(eq(id, engagementId), isDue))
          .for('update', { skipLocked: true });
        if (round) await publishRound(tx, round, now());
      });
    } catch (error) {
      log.error({ err: error, engagementId }, 'reviews could not be published');
    }
  }
}

/**
 * Publishes what was written about a gig, whose locked round ends with it. The team gets both reviews if one person may be on both sides, and
 * the review of an author who was suspended since the gig.
 */
export async function publishRound(tx: Tx, round: ReviewRoundRow, at: Date): Promise<void> {
  const { engagementId, repId, businessId } = round;
  const users = await holdProfiles(tx, round);
  await tx.db.update(reviewRounds).set({ closedAt: at }).where(eq(reviewRounds.engagementId, engagementId));
  await tx.emit(reviewsClosed, { engagementId, repId, businessId });
  const written = await tx.db.select().from(reviews).where(eq(reviews.engagementId, engagementId)).orderBy(reviews.by);
  if (written.length === 0) return;
  const evidence = await findSharedTraits(tx.db, users);
  const published: ReviewRow[] = [];
  for (const review of written) {
    if (evidence.length > 0) await withhold(tx, review, { kind: 'same_person', evidence, at });
    else if (await wasSuspended(tx.db, users[review.by], { from: round.openedAt, until: at }))
      await withhold(tx, review, { kind: 'suspended', evidence: [], at });
    else published.push(review);
  }
  await publishReviews(tx, { engagementId, repId, businessId }, published, at);
}

interface Gig extends SidesOfGig {
  readonly engagementId: string;
}

export async function publishReviews(tx: Tx, gig: Gig, published: readonly ReviewRow[], at: Date): Promise<void> {
  const reviewIds = published.map(({ id }) => id);
  if (reviewIds.length === 0) return;
  await tx.db.update(reviews).set({ publishedAt: at }).where(inArray(reviews.id, reviewIds));
  // In the order of `by`: two rounds of the same people don't deadlock.
  for (const { by, stars, again } of published)
    await addToTotals(tx, by === 'rep' ? gig.businessId : gig.repId, { stars, again, at });
  await tx.emit(reviewsPublished, { ...gig, reviewIds });
}

interface Withheld {
  readonly kind: 'same_person' | 'suspended';
  readonly evidence: readonly SharedTrait[];
  readonly at: Date;
}

async function withhold(tx: Tx, { id: reviewId }: ReviewRow, { kind, evidence, at }: Withheld): Promise<void> {
  const caseId = uuidv7();
  await tx.db.insert(reviewCases).values({ id: caseId, reviewId, kind, evidence: [...evidence], createdAt: at });
  await publishLive(tx, [administrators], { type: 'review_case.changed' });
}
