import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import type { RepActor } from '../../accounts/access.ts';
import { type CoursePurchaseRow, coursePurchases } from '../tables.ts';

/** The rep's purchase of a course that isn't returned. */
export const heldBy = (userId: string, courseId: string) =>
  and(eq(coursePurchases.userId, userId), eq(coursePurchases.courseId, courseId), isNull(coursePurchases.returnedAt));

export async function findPurchase(
  db: Db,
  { userId }: Pick<RepActor, 'userId'>,
  courseId: string,
): Promise<CoursePurchaseRow | undefined> {
  const [purchase] = await db.select().from(coursePurchases).where(heldBy(userId, courseId));
  return purchase;
}
