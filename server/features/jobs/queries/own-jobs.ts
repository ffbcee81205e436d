import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { OwnJobCounts, OwnJobsQuery } from '#contract/jobs/own-jobs.ts';
import { type Page, pageSize } from '#contract/paging.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { preparedPages } from '#server/platform/db/prepared-pages.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { BusinessActor } from '../../accounts/access.ts';
import { locations } from '../../catalogue/tables.ts';
import { businessProfiles } from '../../profiles/tables.ts';
import type { JobDetailRow, JobSummaryRow } from '../present.ts';
import { jobs, jobViewCounts } from '../tables.ts';
import { findJob } from './find-job.ts';
import { summaryColumns } from './select-job.ts';

export type OwnJobRow = JobSummaryRow & { readonly views: number };

function preparePages(name: string, filter?: SQL) {
  return preparedPages(name, [jobs.createdAt, jobs.id], (db, after) =>
    db
      .select({
        ...summaryColumns,
        views: sql<number>`coalesce((
          select ${jobViewCounts.reps} from ${jobViewCounts} where ${jobViewCounts.jobId} = ${jobs.id}), 0)`,
      })
      .from(jobs)
      .innerJoin(businessProfiles, eq(businessProfiles.id, jobs.businessId))
      .innerJoin(locations, eq(locations.id, jobs.locationId))
      .where(and(eq(jobs.businessId, sql.placeholder('businessId')), filter, after)),
  );
}

const ofAnyStatus = preparePages('jobs_own');
const ofStatus = preparePages('jobs_own_status', eq(jobs.status, sql.placeholder('status')));

/** Jobs of the actor's business, newest first, each with the number of reps who viewed it. */
export async function listOwnJobs(
  db: Db,
  { businessId }: BusinessActor,
  { status, cursor }: OwnJobsQuery,
): Promise<Page<OwnJobRow>> {
  const pages = status === undefined ? ofAnyStatus : ofStatus;
  const rows = await pages(db, cursor, { businessId, status });
  return pageOfRows(
    rows,
    pageSize,
    ({ createdAt, id }) => ({ at: createdAt, id }),
    (row) => row,
  );
}

const statusCounts = prepared('jobs_own_counts', (db, name) =>
  db
    .select({ status: jobs.status, count: sql<number>`count(*)::int` })
    .from(jobs)
    .where(eq(jobs.businessId, sql.placeholder('businessId')))
    .groupBy(jobs.status)
    .prepare(name),
);

/** How many jobs of the actor's business each tab of its list has. */
export async function countOwnJobs(db: Db, { businessId }: BusinessActor): Promise<OwnJobCounts> {
  const rows = await statusCounts(db).execute({ businessId });
  const counts = { all: 0, active: 0, paused: 0, filled: 0, closed: 0, taken_down: 0 };
  for (const { status, count } of rows) {
    counts[status] = count;
    counts.all += count;
  }
  return counts;
}

/** A job of the actor's business. Another's is not found. */
export async function findOwnJob(db: Db, actor: BusinessActor, jobId: string): Promise<JobDetailRow> {
  const job = await findJob(db, jobId);
  if (job?.businessId !== actor.businessId) throw new Refusal('job.not_found');
  return job;
}

/** How many different reps viewed a job. */
export async function countViews(db: Db, jobId: string): Promise<number> {
  const [row] = await db.select({ reps: jobViewCounts.reps }).from(jobViewCounts).where(eq(jobViewCounts.jobId, jobId));
  return row?.reps ?? 0;
}
