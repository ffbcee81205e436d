import { eq, inArray } from 'drizzle-orm';
import type { NotificationPortal } from '#contract/notifications/kind.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { describeOpened } from '../../engagements/queries/describe-work.ts';
import type { NewNotification } from '../../notifications/commands/notify-users.ts';
import { reviewCases, reviewRounds, reviews } from '../../trust/reviews/tables.ts';
import type { Outcome } from './run-notifiers.ts';

type Work = Awaited<ReturnType<typeof describeOpened>>[number];

/** Asks both sides of a completed gig for a review, once, whatever the other side has done. */
export async function ofReviewsDue(tx: Tx, { engagementId }: { readonly engagementId: string }): Promise<Outcome> {
  const [work] = await describeOpened(tx.db, [engagementId]);
  const [round] = await tx.db.select().from(reviewRounds).where(eq(reviewRounds.engagementId, engagementId));
  if (!work || !round || round.closedAt) return {};
  const closesAt = round.closesAt.toISOString();
  return {
    notifications: (['rep', 'business'] as const).map((as) => {
      const { facts, ...people } = toSide(as, work);
      return {
        ...people,
        content: { kind: 'review.due', ...facts, closesAt },
        how: { once: `review.due ${engagementId}` },
      };
    }),
  };
}

/** Settles what asked both sides for a review, once neither can write one. */
export async function ofClosedReviews(tx: Tx, { engagementId }: { readonly engagementId: string }): Promise<Outcome> {
  const [work] = await describeOpened(tx.db, [engagementId]);
  if (!work) return {};
  return {
    settles: [work.repUserId, work.businessUserId].map((userId) => ({
      ...{ userId, about: work.applicationId },
      kinds: ['review.due'] as const,
    })),
  };
}

interface Published {
  readonly engagementId: string;
  readonly reviewIds: readonly string[];
}

/** Notifies each side of the other's published review. Both can no longer write one. */
export async function ofGigReviews(tx: Tx, { engagementId, reviewIds }: Published): Promise<Outcome> {
  const [work] = await describeOpened(tx.db, [engagementId]);
  if (!work) return {};
  const written = await tx.db
    .select({ id: reviews.id, by: reviews.by })
    .from(reviews)
    .where(inArray(reviews.id, [...reviewIds]));
  const notifications = written.map(({ id, by }): NewNotification => {
    const { facts, ...people } = toSide(by === 'rep' ? 'business' : 'rep', work);
    return { ...people, content: { kind: 'review.published', ...facts }, how: { once: `review.published ${id}` } };
  });
  return { notifications };
}

/** Notifies the author of what the team hid or released, and the user who reported it. */
export async function ofDecidedReview(
  tx: Tx,
  { caseId, restored = false }: { readonly caseId: string; readonly restored?: boolean },
): Promise<Outcome> {
  const [found] = await tx.db
    .select({ one: reviewCases, by: reviews.by, engagementId: reviews.engagementId })
    .from(reviewCases)
    .innerJoin(reviews, eq(reviews.id, reviewCases.reviewId))
    .where(eq(reviewCases.id, caseId));
  const [work] = found ? await describeOpened(tx.db, [found.engagementId]) : [];
  if (!work || !found?.one.outcome || !found.one.outcomeReason) return {};
  const { kind, about, outcome, outcomeReason: reason, reporterId } = found.one;
  const other = found.by === 'rep' ? 'business' : 'rep';
  const author = about === 'review' ? found.by : other;
  const notify = (as: NotificationPortal, reported: boolean): NewNotification => {
    const { facts, ...people } = toSide(as, work);
    const content = { kind: 'review.decided' as const, ...facts, about, reported, outcome, restored, reason };
    return { ...people, content, how: { once: `review.decided ${caseId}${restored ? ' restored' : ''}` } };
  };
  const concerns = restored || outcome === 'hidden' || kind !== 'reported';
  return {
    notifications: [
      ...(concerns ? [notify(author, false)] : []),
      ...(reporterId === null ? [] : [notify(author === 'rep' ? 'business' : 'rep', true)]),
    ],
  };
}

/** Whom a notification to a side of a gig goes to, and what it names. */
export function toSide(as: NotificationPortal, work: Work) {
  const { applicationId, jobId, jobTitle, engagementId, repUserId, repName, businessUserId, companyName } = work;
  const [userId, aboutUserId] = as === 'rep' ? [repUserId, businessUserId] : [businessUserId, repUserId];
  const name = as === 'rep' ? companyName : repName;
  return { userId, aboutUserId, facts: { as, applicationId, jobId, jobTitle, engagementId, name } };
}
