import { pointsFor } from '#contract/courses/options.ts';
import { rewardOfStreak, streakOf } from '#domain/courses/points.ts';
import type { LessonProgress } from '#domain/courses/progress.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { CoursePurchaseRow } from '../../tables.ts';
import { findLearningDays } from '../queries/find-learning-days.ts';
import { addPoints } from './add-points.ts';

/** Adds points for progress in a course, whose purchase is locked, and for the day of learning. */
export async function earnByLearning(
  tx: Tx,
  { userId, courseId }: CoursePurchaseRow,
  lessons: readonly (LessonProgress & { readonly number: number })[],
): Promise<void> {
  const done = lessons.filter(({ read, answered }) => read && answered);
  const day = dayInSouthAfrica(now());
  const streak = rewardOfStreak(streakOf(await findLearningDays(tx.db, userId), day).days);
  await addPoints(tx, userId, [
    ...done.map(({ number: lesson }) => ({ kind: 'lesson' as const, courseId, lesson, points: pointsFor.lesson })),
    ...(streak > 0 ? [{ kind: 'streak' as const, day, points: streak }] : []),
  ]);
}
