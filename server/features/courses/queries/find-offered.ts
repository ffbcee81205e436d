import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type CourseRow, courses } from '../tables.ts';

/** A course that anyone can begin today. */
export async function findOffered(db: Db, courseId: string): Promise<CourseRow> {
  const [course] = await db
    .select()
    .from(courses)
    .where(and(eq(courses.id, courseId), isNotNull(courses.publishedAt)));
  if (!course) throw new Refusal('course.not_found');
  return course;
}

/** A course's current version, even if it isn't offered any more. */
export async function currentVersion(db: Db, courseId: string): Promise<string> {
  const [course] = await db.select({ versionId: courses.versionId }).from(courses).where(eq(courses.id, courseId));
  if (!course) throw new Error('A course that a user owns is missing');
  return course.versionId;
}
