import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { courseLessonProgress, coursePurchases } from '../../tables.ts';

/** The days in South Africa on which a user read a lesson or answered its questions, including returned courses. */
export async function findLearningDays(db: Db, userId: string): Promise<string[]> {
  const { readAt, answeredAt, purchaseId } = courseLessonProgress;
  const rows = await db
    .selectDistinct({ day: sql<string>`(learned.at at time zone 'Africa/Johannesburg')::date::text` })
    .from(coursePurchases)
    .innerJoin(courseLessonProgress, eq(purchaseId, coursePurchases.id))
    .innerJoin(sql`lateral (values (${readAt}), (${answeredAt})) as learned (at)`, sql`true`)
    .where(and(eq(coursePurchases.userId, userId), sql`learned.at is not null`));
  return rows.map(({ day }) => day);
}
