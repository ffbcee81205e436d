import { and, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { applicantCounts, jobForRep, OwnJob } from '#contract/jobs.ts';
import type { Page } from '#contract/paging.ts';
import { isOpen } from '#domain/job-lifecycle.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { BusinessActor, RepActor } from '../../accounts/access.ts';
import { presentJob, presentJobSummary } from '../../jobs/present.ts';
import { findJob } from '../../jobs/queries/find-job.ts';
import { findOwnJob, listOwnJobs } from '../../jobs/queries/own-jobs.ts';
import { jobApplications } from '../tables.ts';

type Counts = z.output<typeof applicantCounts>;

async function countApplicants(db: Db, jobIds: readonly string[]): Promise<(jobId: string) => Counts> {
  if (jobIds.length === 0) return () => ({ total: 0, pending: 0 });
  const rows = await db
    .select({
      jobId: jobApplications.jobId,
      total: sql<number>`count(*)::int`,
      pending: sql<number>`count(*) filter (where ${jobApplications.status} = 'pending')::int`,
    })
    .from(jobApplications)
    .where(inArray(jobApplications.jobId, [...jobIds]))
    .groupBy(jobApplications.jobId);
  const counts = new Map(rows.map(({ jobId, total, pending }) => [jobId, { total, pending }]));
  return (jobId) => counts.get(jobId) ?? { total: 0, pending: 0 };
}

/** The actor's jobs, each with how many applied and how many of those wait. */
export async function listOwnJobsWithCounts(
  db: Db,
  actor: BusinessActor,
  cursor: string | undefined,
): Promise<Page<OwnJob>> {
  const { items, nextCursor } = await listOwnJobs(db, actor, cursor);
  const countsOf = await countApplicants(
    db,
    items.map(({ id }) => id),
  );
  return { items: items.map((row) => ({ ...presentJobSummary(row), applicants: countsOf(row.id) })), nextCursor };
}

export async function findOwnJobWithCounts(db: Db, actor: BusinessActor, jobId: string) {
  const job = await findOwnJob(db, actor, jobId);
  const countsOf = await countApplicants(db, [jobId]);
  return { ...presentJob(job), applicants: countsOf(jobId) };
}

const ownApplication = prepared('applications_own_for_job', (db, name) =>
  db
    .select({ id: jobApplications.id, status: jobApplications.status })
    .from(jobApplications)
    .where(
      and(eq(jobApplications.jobId, sql.placeholder('jobId')), eq(jobApplications.repId, sql.placeholder('repId'))),
    )
    .prepare(name),
);

/** A job as a rep sees it: while it is open, and afterwards only if they applied. Refusal: job.not_found. */
export async function showJobToRep(db: Db, { repId }: RepActor, jobId: string): Promise<z.output<typeof jobForRep>> {
  const [job, [application]] = await Promise.all([findJob(db, jobId), ownApplication(db).execute({ jobId, repId })]);
  if (!job || !(isOpen(job.status) || application)) throw new Refusal('job.not_found');
  return { ...presentJob(job), myApplication: application ?? null };
}
