import { and, desc, eq, isNull } from 'drizzle-orm';
import type { NamePart, NameReview } from '#contract/profiles/name-review.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { nameChanges } from '../tables.ts';

/** The user's name changes that wait for our team. */
export const findWaiting = (db: Db, userId: string) =>
  db
    .select({ part: nameChanges.part, nameAfter: nameChanges.nameAfter })
    .from(nameChanges)
    .where(and(eq(nameChanges.userId, userId), eq(nameChanges.status, 'waiting'), isNull(nameChanges.decidedAt)));

/** The review of the user's last name change, for each part of their profiles. */
export async function findNameReviews(db: Db, userId: string): Promise<Partial<Record<NamePart, NameReview>>> {
  const rows = await db
    .selectDistinctOn([nameChanges.part])
    .from(nameChanges)
    .where(eq(nameChanges.userId, userId))
    .orderBy(nameChanges.part, desc(nameChanges.createdAt));
  return Object.fromEntries(
    rows.flatMap(({ part, status, nameAfter: name, reason, createdAt, decidedAt }) =>
      status === 'approved' ? [] : [[part, { status, name, reason, at: (decidedAt ?? createdAt).toISOString() }]],
    ),
  );
}
