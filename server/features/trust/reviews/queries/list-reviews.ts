import { and, type SQL, sql } from 'drizzle-orm';
import type { Answer } from '#contract/endpoint.ts';
import { pageSize } from '#contract/paging.ts';
import type { reviewsApi } from '#contract/trust/reviews.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { preparedPages } from '#server/platform/db/prepared-pages.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import { reviewTotalsOf } from '../../../profiles/queries/review-totals.ts';
import { presentReview } from '../present.ts';
import { reviews } from '../tables.ts';
import { selectReviews } from './select-reviews.ts';
import { isShown } from './sum-reviews.ts';

const preparePages = (name: string, about: SQL) =>
  preparedPages(name, [reviews.publishedAt, reviews.id], (db, after) =>
    selectReviews(db).where(and(about, isShown, after)),
  );

const profileId = sql.placeholder('profileId');
const pages = {
  rep: preparePages('reviews_about_rep', sql`${reviews.by} = 'business' and ${reviews.repId} = ${profileId}`),
  business: preparePages('reviews_about_business', sql`${reviews.by} = 'rep' and ${reviews.businessId} = ${profileId}`),
};

/** Published reviews about a rep or a business, newest first, with their totals. */
export async function listReviews(
  db: Db,
  side: 'rep' | 'business',
  about: string,
  cursor: string | undefined,
): Promise<Answer<typeof reviewsApi.ofRep>> {
  const rows = await pages[side](db, cursor, { profileId: about });
  const [found] = await db.select({ totals: reviewTotalsOf(sql`${about}::uuid`) }).from(sql`(select) as once`);
  if (!found) throw new Error('No totals');
  return {
    totals: found.totals,
    ...pageOfRows(rows, pageSize, ({ publishedAt, id }) => ({ at: publishedAt, id }), presentReview),
  };
}
