import { and, eq, gt, isNull, notExists } from 'drizzle-orm';
import { type Page, pageSize } from '#contract/paging.ts';
import type { DueReview } from '#contract/trust/reviews.ts';
import { now } from '#server/platform/clock.ts';
import { pageBehind } from '#server/platform/db/page-behind.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import { engagements } from '../../../engagements/tables.ts';
import { businessProfiles, repProfiles } from '../../../profiles/tables.ts';
import { reviewRounds, reviews } from '../tables.ts';

const { closesAt, closedAt, engagementId, repId, businessId } = reviewRounds;

/** Completed gigs that a side can review and has not, the first to close first. */
export async function listDue(
  db: Db,
  side: 'rep' | 'business',
  own: string,
  cursor: string | undefined,
): Promise<Page<DueReview>> {
  const { behind, order } = pageBehind(cursor, [closesAt, engagementId], 'oldest first');
  const written = db
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.engagementId, engagementId), eq(reviews.by, side)));
  const rows = await db
    .select({
      engagementId,
      closesAt,
      jobTitle: engagements.title,
      name: side === 'rep' ? businessProfiles.companyName : repProfiles.fullName,
    })
    .from(reviewRounds)
    .innerJoin(engagements, eq(engagements.id, engagementId))
    .innerJoin(repProfiles, eq(repProfiles.id, repId))
    .innerJoin(businessProfiles, eq(businessProfiles.id, businessId))
    .where(
      and(
        eq(side === 'rep' ? repId : businessId, own),
        isNull(closedAt),
        gt(closesAt, now()),
        notExists(written),
        behind,
      ),
    )
    .orderBy(...order)
    .limit(pageSize + 1);
  return pageOfRows(
    rows,
    pageSize,
    (row) => ({ at: row.closesAt, id: row.engagementId }),
    (row) => ({ ...row, closesAt: row.closesAt.toISOString() }),
  );
}
