import { eq } from 'drizzle-orm';
import { adminPageSize, type Page } from '#contract/paging.ts';
import type { ReviewCase, ReviewCaseList } from '#contract/trust/review-cases.ts';
import { openOrDone } from '#server/platform/db/open-or-done.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import { engagements } from '../../../engagements/tables.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { adminUsers } from '../../../operators/tables.ts';
import { businessProfiles, repProfiles } from '../../../profiles/tables.ts';
import { reviewCases, reviews } from '../tables.ts';

const selectCases = (db: Db) =>
  db
    .select({
      one: reviewCases,
      review: reviews,
      jobTitle: engagements.title,
      rep: { userId: repProfiles.userId, name: repProfiles.fullName },
      business: { userId: businessProfiles.userId, name: businessProfiles.companyName },
      decidedBy: adminUsers.email,
    })
    .from(reviewCases)
    .innerJoin(reviews, eq(reviews.id, reviewCases.reviewId))
    .innerJoin(engagements, eq(engagements.id, reviews.engagementId))
    .innerJoin(repProfiles, eq(repProfiles.id, reviews.repId))
    .innerJoin(businessProfiles, eq(businessProfiles.id, reviews.businessId))
    .leftJoin(adminUsers, eq(adminUsers.id, reviewCases.decidedBy));

type SelectedCase = Awaited<ReturnType<typeof selectCases>>[number];

interface Wanted {
  readonly list: ReviewCaseList;
  readonly cursor?: string | undefined;
}

/** Cases exist only about reviews whose time is over: nothing here comes before it is due. */
export async function listCases(db: Db, { adminId }: AdminActor, { list, cursor }: Wanted): Promise<Page<ReviewCase>> {
  const { id, createdAt, decidedAt } = reviewCases;
  const page = openOrDone(list === 'open', cursor, { id, began: createdAt, done: decidedAt });
  const rows = await selectCases(db)
    .where(page.which)
    .orderBy(...page.order)
    .limit(adminPageSize + 1);
  return pageOfRows(
    rows,
    adminPageSize,
    ({ one }) => ({ at: one.decidedAt ?? one.createdAt, id: one.id }),
    (row) => presentCase(row, adminId),
  );
}

function presentCase({ one, review, decidedBy, ...gig }: SelectedCase, adminId: string): ReviewCase {
  const { id, kind, about, evidence, reason, details, createdAt, outcome, outcomeReason, decidedAt } = one;
  const { engagementId, by, stars, words, again, reply } = review;
  return {
    ...{ id, kind, about, evidence, reason, details, engagementId, by, stars, words, again, reply, ...gig },
    createdAt: createdAt.toISOString(),
    mayRestore: outcome === 'hidden' && one.decidedBy !== adminId,
    decision:
      outcome === null || outcomeReason === null || decidedAt === null
        ? null
        : { outcome, reason: outcomeReason, by: decidedBy ?? '', at: decidedAt.toISOString() },
  };
}
