import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { sumReviews } from '../queries/sum-reviews.ts';
import { reviewTotals } from '../tables.ts';

interface Counted {
  readonly stars: number;
  readonly again: boolean;
  readonly at: Date;
}

/** Adds a review that is published now to the totals of the profile it is about. */
export async function addToTotals(tx: Tx, profileId: string, { stars, again, at }: Counted): Promise<void> {
  const liked = again ? 1 : 0;
  await tx.db
    .insert(reviewTotals)
    .values({ profileId, count: 1, stars, again: liked, newestAt: at })
    .onConflictDoUpdate({
      target: reviewTotals.profileId,
      set: {
        count: sql`${reviewTotals.count} + 1`,
        stars: sql`${reviewTotals.stars} + ${stars}`,
        again: sql`${reviewTotals.again} + ${liked}`,
        newestAt: sql`greatest(${reviewTotals.newestAt}, excluded.newest_at)`,
      },
    });
}

/** Computes the totals of a profile again, after a review was hidden or shown. Reviews that are being published add to them afterwards. */
export async function recountTotals(tx: Tx, profileId: string): Promise<void> {
  const of = eq(reviewTotals.profileId, profileId);
  await tx.db.select({ profileId: reviewTotals.profileId }).from(reviewTotals).where(of).for('update');
  await tx.db
    .update(reviewTotals)
    .set(await sumReviews(tx.db, profileId))
    .where(of);
}
