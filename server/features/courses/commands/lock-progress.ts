import { and, asc, eq, inArray } from 'drizzle-orm';
import type { AskedCourses, CourseOfRep } from '#contract/jobs/asked-courses.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { certificates } from '../certificates/tables.ts';
import { findProgress } from '../queries/select-asked.ts';
import { coursePurchases } from '../tables.ts';

/**
 * A user's progress in the courses that a job asks for. Locked: no certificate is withdrawn, and no course returned, until
 * the transaction ends.
 */
export async function lockProgress(tx: Tx, userId: string, asked: AskedCourses): Promise<CourseOfRep[]> {
  const { courseIds } = asked;
  await tx.db
    .select({ id: coursePurchases.id })
    .from(coursePurchases)
    .where(and(eq(coursePurchases.userId, userId), inArray(coursePurchases.courseId, courseIds)))
    .orderBy(asc(coursePurchases.id))
    .for('share');
  await tx.db
    .select({ id: certificates.id })
    .from(certificates)
    .where(and(eq(certificates.userId, userId), inArray(certificates.courseId, courseIds)))
    .orderBy(asc(certificates.id))
    .for('share');
  return findProgress(tx.db, userId, asked);
}
