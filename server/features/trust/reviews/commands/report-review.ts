import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Parsed } from '#contract/endpoint.ts';
import type { reviewCasesApi } from '#contract/trust/review-cases.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { administrators, publishLive } from '#server/platform/events/publish-live.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { SignedInActor } from '../../../accounts/access.ts';
import { reviewCases } from '../tables.ts';
import { lockReview } from './lock-review.ts';

type Reporting = Parsed<typeof reviewCasesApi.report>;

/** Reports the review about the caller, or the reply to the caller's review. It stays published until the team has decided. Each part can be reported once. */
export async function reportReview(
  tx: Tx,
  actor: SignedInActor,
  { params: { reviewId }, body }: Pick<Reporting, 'params' | 'body'>,
): Promise<void> {
  const { review, isAuthor } = await lockReview(tx, actor, reviewId);
  if (isAuthor && (review.reply === null || review.replyHiddenAt !== null)) throw new Refusal('review.not_found');
  const about = isAuthor ? 'reply' : 'review';
  const isSame = and(eq(reviewCases.reviewId, reviewId), eq(reviewCases.about, about));
  const isRepeated = and(isSame, eq(reviewCases.reporterId, actor.userId));
  if ((await tx.db.$count(reviewCases, isRepeated)) > 0) throw new Refusal('review.reported');
  const [added] = await tx.db
    .insert(reviewCases)
    .values({ id: uuidv7(), reviewId, kind: 'reported', about, reporterId: actor.userId, ...body, createdAt: now() })
    .onConflictDoNothing()
    .returning({ id: reviewCases.id });
  if (!added) throw new Refusal('review.reported');
  await publishLive(tx, [administrators], { type: 'review_case.changed' });
}
