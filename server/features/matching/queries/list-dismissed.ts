import { and, eq } from 'drizzle-orm';
import type { DismissedJob } from '#contract/matching/recommended.ts';
import { type Page, pageSize } from '#contract/paging.ts';
import { pageBehind } from '#server/platform/db/page-behind.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import type { RepActor } from '../../accounts/access.ts';
import { jobs } from '../../jobs/tables.ts';
import { businessProfiles } from '../../profiles/tables.ts';
import { matchDismissals } from '../tables/shown.ts';

/** Dismissed jobs that the actor could still apply for. */
export async function listDismissed(
  db: Db,
  { repId }: RepActor,
  cursor: string | undefined,
): Promise<Page<DismissedJob>> {
  const { jobId, reason, dismissedAt } = matchDismissals;
  const page = pageBehind(cursor, [dismissedAt, jobId]);
  const rows = await db
    .select({ jobId, reason, dismissedAt, title: jobs.title, companyName: businessProfiles.companyName })
    .from(matchDismissals)
    .innerJoin(jobs, eq(jobs.id, jobId))
    .innerJoin(businessProfiles, eq(businessProfiles.id, jobs.businessId))
    .where(and(eq(matchDismissals.repId, repId), eq(jobs.status, 'active'), page.behind))
    .orderBy(...page.order)
    .limit(pageSize + 1);
  return pageOfRows(
    rows,
    pageSize,
    (row) => ({ at: row.dismissedAt, id: row.jobId }),
    (row) => ({ ...row, dismissedAt: row.dismissedAt.toISOString() }),
  );
}
