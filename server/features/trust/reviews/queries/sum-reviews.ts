import { and, count, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { type ReviewTotalsRow, reviews } from '../tables.ts';

/** Published and not hidden. */
export const isShown = and(isNotNull(reviews.publishedAt), isNull(reviews.hiddenAt));

/** About a rep or a business. */
const isAbout = (profileId: unknown) =>
  or(
    and(eq(reviews.by, sql`'business'`), eq(reviews.repId, sql`${profileId}`)),
    and(eq(reviews.by, sql`'rep'`), eq(reviews.businessId, sql`${profileId}`)),
  );

/** The totals of a profile, computed from its reviews. */
export async function sumReviews(db: Db, profileId: string): Promise<ReviewTotalsRow> {
  const [sums] = await db
    .select({
      count: count(),
      stars: sql<number>`coalesce(sum(${reviews.stars}), 0)::int`,
      again: sql<number>`(count(*) filter (where ${reviews.again}))::int`,
      newestAt: sql`max(${reviews.publishedAt})`.mapWith(reviews.publishedAt),
    })
    .from(reviews)
    .where(and(isAbout(profileId), isShown));
  return sums ?? { count: 0, stars: 0, again: 0, newestAt: null };
}
