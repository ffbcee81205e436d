import { and, eq, ilike, type SQL, sql } from 'drizzle-orm';
import type { AdminJob, AdminJobsQuery } from '#contract/jobs/all-jobs.ts';
import type { Page } from '#contract/paging.ts';
import { adminPageSize } from '#contract/paging.ts';
import { pageBehind } from '#server/platform/db/page-behind.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import type { AdminActor } from '../../operators/access.ts';
import { businessProfiles } from '../../profiles/tables.ts';
import { jobReports } from '../moderation/tables.ts';
import { jobs } from '../tables.ts';

/** More businesses than that have no name in common. */
const mostNamesakes = 500;

const literally = (typed: string) => `%${typed.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** In the title or in the name of the company: each is found by its own index. */
function says(search: string): SQL {
  const pattern = literally(search);
  return sql`(${ilike(jobs.title, pattern)} or ${jobs.businessId} = any (array(
    select id from ${businessProfiles} where company_name ilike ${pattern} limit ${sql.raw(String(mostNamesakes))})))`;
}

/** Jobs of all businesses, open and closed, newest first. Refusal: request.bad_cursor. */
export async function listAllJobs(
  db: Db,
  _actor: AdminActor,
  { cursor, status, industry, reported, search }: AdminJobsQuery,
): Promise<Page<AdminJob>> {
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
    .where(
      and(
        page.behind,
        status && eq(jobs.status, status),
        industry && eq(jobs.industry, industry),
        reported ? sql`${jobs.id} in (select job_id from ${jobReports})` : undefined,
        search ? says(search) : undefined,
      ),
    )
    .orderBy(...page.order)
    .limit(adminPageSize + 1);
  return pageOfRows(
    rows,
    adminPageSize,
    ({ createdAt, id }) => ({ at: createdAt, id }),
    (row) => ({ ...row, createdAt: row.createdAt.toISOString() }),
  );
}
