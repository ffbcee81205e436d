import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { users } from '../../../accounts/tables.ts';
import { engagements } from '../../../engagements/tables.ts';
import { businessProfiles, repProfiles } from '../../../profiles/tables.ts';
import { reviews } from '../tables.ts';

/** Businesses by name, reps by their first one: their surname is for those who work with them. */
const author = sql<string>`case ${reviews.by} when 'business' then ${businessProfiles.companyName} else (
  select case when ${users.deletedAt} is null then split_part(${repProfiles.fullName}, ' ', 1) else ${repProfiles.fullName} end
  from ${users} where ${users.id} = ${repProfiles.userId}) end`;

const columns = {
  id: reviews.id,
  author,
  by: reviews.by,
  jobTitle: engagements.title,
  stars: reviews.stars,
  words: reviews.words,
  again: reviews.again,
  reply: sql<string | null>`case when ${reviews.replyHiddenAt} is null then ${reviews.reply} end`,
  publishedAt: sql`${reviews.publishedAt}`.mapWith(reviews.publishedAt),
};

/** Reviews with their author and job, whether published or not: the caller filters. */
export const selectReviews = (db: Db) =>
  db
    .select(columns)
    .from(reviews)
    .innerJoin(engagements, eq(engagements.id, reviews.engagementId))
    .innerJoin(repProfiles, eq(repProfiles.id, reviews.repId))
    .innerJoin(businessProfiles, eq(businessProfiles.id, reviews.businessId));

export type SelectedReview = Awaited<ReturnType<typeof selectReviews>>[number];
