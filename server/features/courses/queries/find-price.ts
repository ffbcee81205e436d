import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isFreeNow } from '../../payments/queries/describe-trial.ts';
import { type CourseRow, courses } from '../tables.ts';
import { findOffered } from './find-offered.ts';

/** An offered course at its current price for reps: 0, also while reps pay nothing. */
export async function findPriced(db: Db, courseId: string): Promise<CourseRow> {
  const course = await findOffered(db, courseId);
  return (await isFreeNow(db, 'rep')) ? { ...course, priceCents: 0n } : course;
}

/** Several of them, in the given order. */
export async function findPricedAll(db: Db, courseIds: readonly string[]): Promise<CourseRow[]> {
  const rows = await db
    .select()
    .from(courses)
    .where(and(inArray(courses.id, [...courseIds]), isNotNull(courses.publishedAt)));
  const free = await isFreeNow(db, 'rep');
  return courseIds.map((courseId) => {
    const course = rows.find(({ id }) => id === courseId);
    if (!course) throw new Refusal('course.not_found', { about: courseId });
    return free ? { ...course, priceCents: 0n } : course;
  });
}
