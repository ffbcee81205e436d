import { type SQLWrapper, sql } from 'drizzle-orm';
import type { ReviewTotals } from '#contract/profiles/review-totals.ts';
import { averageStars } from '#domain/trust/reviews.ts';

interface Sums {
  readonly count?: number;
  readonly stars?: number;
  readonly again?: number;
  readonly newestAt?: string | null;
}

/** The totals of the published reviews about a profile: an SQL expression, which reads one row, so that a page takes one query. */
export const reviewTotalsOf = (profileId: SQLWrapper) =>
  sql`coalesce((
    select json_build_object('count', t.count, 'stars', t.stars, 'again', t.again, 'newestAt', t.newest_at)
    from review_totals t where t.profile_id = ${profileId}), '{}')`.mapWith(presentTotals);

function presentTotals({ count = 0, stars = 0, again = 0, newestAt = null }: Sums): ReviewTotals {
  return {
    ...{ count, again },
    average: averageStars(stars, count),
    newestAt: newestAt && new Date(newestAt).toISOString(),
  };
}
