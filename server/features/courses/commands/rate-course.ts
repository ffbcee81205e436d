import { eq, sql } from 'drizzle-orm';
import type { RatingInput } from '#contract/courses/courses.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RepActor } from '../../accounts/access.ts';
import { courseRatings, courses } from '../tables.ts';
import { lockPurchase } from './lock-purchase.ts';

/** Rates a course, and replaces an earlier rating. */
export async function rateCourse(
  tx: Tx,
  actor: RepActor,
  { courseId, stars, words }: RatingInput & { readonly courseId: string },
) {
  const { id: purchaseId, completedAt } = await lockPurchase(tx, actor, courseId);
  if (completedAt === null) throw new Refusal('course.not_finished');
  const [before] = await tx.db.select().from(courseRatings).where(eq(courseRatings.purchaseId, purchaseId));
  const rating = { stars, words, ratedAt: now() };
  await tx.db
    .insert(courseRatings)
    .values({ purchaseId, courseId, ...rating })
    .onConflictDoUpdate({ target: courseRatings.purchaseId, set: rating });
  await tx.db
    .update(courses)
    .set({
      ratingCount: sql`${courses.ratingCount} + ${before ? 0 : 1}`,
      ratingSum: sql`${courses.ratingSum} + ${stars - (before?.stars ?? 0)}`,
    })
    .where(eq(courses.id, courseId));
  return { purchaseId, courseId, ...rating };
}
