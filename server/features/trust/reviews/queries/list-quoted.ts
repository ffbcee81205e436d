import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { QuotedReview } from '#contract/trust/reviews.ts';
import { withoutContacts } from '#domain/shared/public-text.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { users } from '../../../accounts/tables.ts';
import { businessProfiles, repProfiles } from '../../../profiles/tables.ts';
import { reviews } from '../tables.ts';
import { selectReviews } from './select-reviews.ts';
import { isShown } from './sum-reviews.ts';

const shown = 3;

const repUsers = alias(users, 'rep_users');
const businessUsers = alias(users, 'business_users');

/**
 * The newest published reviews with words that their authors let us quote, whatever their stars. None by a suspended user, and none of a deleted
 * account.
 */
export async function listQuoted(db: Db): Promise<QuotedReview[]> {
  const rows = await selectReviews(db)
    .innerJoin(repUsers, eq(repUsers.id, repProfiles.userId))
    .innerJoin(businessUsers, eq(businessUsers.id, businessProfiles.userId))
    .where(
      and(
        ...[eq(reviews.quotable, sql`true`), isShown, isNotNull(reviews.words)],
        ...[isNull(repUsers.deletedAt), isNull(businessUsers.deletedAt)],
        sql`coalesce(case ${reviews.by} when 'rep' then ${repUsers.bannedUntil} else ${businessUsers.bannedUntil} end <= now(), true)`,
      ),
    )
    .orderBy(desc(reviews.publishedAt), desc(reviews.id))
    .limit(shown);
  return rows.map(({ author, by, stars, words, publishedAt }) => ({
    ...{ author, by, stars },
    words: withoutContacts(words ?? '', '(removed)'),
    publishedAt: publishedAt.toISOString(),
  }));
}
