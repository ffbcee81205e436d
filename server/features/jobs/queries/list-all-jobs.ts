import { eq } from 'drizzle-orm';
import type { AdminJob } from '#contract/jobs/all-jobs.ts';
import type { Page } from '#contract/paging.ts';
import { adminPageSize } from '#contract/paging.ts';
import { pageBehind } from '#server/platform/db/page-behind.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import type { AdminActor } from '../../operators/access.ts';
import { businessProfiles } from '../../profiles/tables.ts';
import { jobs } from '../tables.ts';

/** Jobs of all businesses, open and closed, newest first. */
export async function listAllJobs(db: Db, _actor: AdminActor, cursor: string | undefined): Promise<Page<AdminJob>> {
  const page = pageBehind(cursor, [jobs.createdAt, jobs.id]);
  const rows = await db
    .select({
      id: jobs.id,
      title: jobs.title,
      companyName: businessProfiles.companyName,
      status: jobs.status,
      createdAt: jobs.createdAt,
    })
    .from(jobs)
    .innerJoin(businessProfiles, eq(businessProfiles.id, jobs.businessId))
    .where(page.behind)
    .orderBy(...page.order)
    .limit(adminPageSize + 1);
  return pageOfRows(
    rows,
    adminPageSize,
    ({ createdAt, id }) => ({ at: createdAt, id }),
    (row) => ({ ...row, createdAt: row.createdAt.toISOString() }),
  );
}
