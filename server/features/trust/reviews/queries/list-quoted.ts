import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { QuotedReview } from '#contract/trust/reviews.ts';
import { withoutContacts } from '#domain/shared/public-text.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { reviews } from '../tables.ts';
import { selectReviews } from './select-reviews.ts';
import { isShown } from './sum-reviews.ts';

const shown = 3;

/** The newest published reviews with words that their authors let us quote, whatever their stars. */
export async function listQuoted(db: Db): Promise<QuotedReview[]> {
  const rows = await selectReviews(db)
    .where(and(eq(reviews.quotable, sql`true`), isShown, isNotNull(reviews.words)))
    .orderBy(desc(reviews.publishedAt), desc(reviews.id))
    .limit(shown);
  return rows.map(({ author, by, stars, words, publishedAt }) => ({
    ...{ author, by, stars },
    words: withoutContacts(words ?? '', '(removed)'),
    publishedAt: publishedAt.toISOString(),
  }));
}
