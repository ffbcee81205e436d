import { and, eq, isNotNull } from 'drizzle-orm';
import { readingLeft } from '#domain/courses/reading-left.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { StartedPurchase } from '../../commands/lock-purchase.ts';
import { coursePurchases } from '../../tables.ts';

/**
 * How many more seconds of reading can count in a course: time read in the owner's other courses, including returned ones,
 * is used up.
 */
export async function findReadingLeft(db: Db, { id, userId }: StartedPurchase, at: Date): Promise<number> {
  const { begunAt, countedAt } = coursePurchases;
  const rows = await db
    .select({ id: coursePurchases.id, begunAt, countedAt })
    .from(coursePurchases)
    .where(and(eq(coursePurchases.userId, userId), isNotNull(begunAt)));
  const all = rows.flatMap((row) => {
    if (row.begunAt === null || row.countedAt === null) return [];
    const countedSeconds = (row.countedAt.getTime() - row.begunAt.getTime()) / 1000;
    return [{ id: row.id, begunAt: row.begunAt, countedSeconds }];
  });
  const own = all.find((one) => one.id === id);
  return own ? readingLeft(all, own, at) : 0;
}
