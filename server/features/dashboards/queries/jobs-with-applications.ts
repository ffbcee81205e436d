import { and, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { jobForRep } from '#contract/applications/job-for-rep.ts';
import type { Company } from '#contract/jobs/company.ts';
import type { OwnJob, OwnJobDetail, OwnJobsQuery } from '#contract/jobs/own-jobs.ts';
import type { Page } from '#contract/paging.ts';
import { type ApplicantsSought, applicantLimit, hasEnoughApplicants } from '#domain/jobs/enough-applicants.ts';
import { refuseReading } from '#domain/jobs/job-lifecycle.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { FileLinks } from '#server/platform/files/signed-links.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { BusinessActor, RepActor } from '../../accounts/access.ts';
import { countOpen } from '../../applications/queries/count-open.ts';
import { isAwaited } from '../../applications/queries/is-awaited.ts';
import { jobApplications } from '../../applications/tables.ts';
import { presentCourses } from '../../courses/present.ts';
import { findProgress } from '../../courses/queries/select-asked.ts';
import { linkCurrentFileIfAny } from '../../files/queries/link-file.ts';
import { presentJob, presentJobSummary } from '../../jobs/present.ts';
import { describeCompany } from '../../jobs/queries/describe-company.ts';
import { findJob } from '../../jobs/queries/find-job.ts';
import { findJobAtVersion } from '../../jobs/queries/find-version.ts';
import { countViews, findOwnJob, listOwnJobs } from '../../jobs/queries/own-jobs.ts';
import { hasSavedJob } from '../../jobs/queries/saved-jobs.ts';
import { readBusinessRecord } from '../../trust/reliability/queries/read-records.ts';
import { findInTheWay } from './in-the-way.ts';

type Counts = OwnJob['applicants'];

const noCounts: Counts = { total: 0, pending: 0, accepted: 0 };

async function countApplicants(db: Db, jobIds: readonly string[]): Promise<(jobId: string) => Counts> {
  if (jobIds.length === 0) return () => noCounts;
  const rows = await db
    .select({
      jobId: jobApplications.jobId,
      total: sql<number>`count(*)::int`,
      pending: sql<number>`count(*) filter (where ${jobApplications.status} = 'pending')::int`,
      accepted: sql<number>`count(*) filter (where ${jobApplications.status} = 'accepted')::int`,
    })
    .from(jobApplications)
    .where(inArray(jobApplications.jobId, [...jobIds]))
    .groupBy(jobApplications.jobId);
  const counts = new Map(rows.map(({ jobId, ...count }) => [jobId, count]));
  return (jobId) => counts.get(jobId) ?? noCounts;
}

/** The actor's jobs, each with its numbers of applicants: all, waiting and hired. */
export async function listOwnJobsWithCounts(db: Db, actor: BusinessActor, query: OwnJobsQuery): Promise<Page<OwnJob>> {
  const { items, nextCursor } = await listOwnJobs(db, actor, query);
  const countsOf = await countApplicants(
    db,
    items.map(({ id }) => id),
  );
  return {
    items: items.map((row) => ({
      ...presentJobSummary(row),
      tagsAsked: row.tags !== null,
      applicants: countsOf(row.id),
      views: row.views,
    })),
    nextCursor,
  };
}

export async function findOwnJobWithCounts(db: Db, actor: BusinessActor, jobId: string): Promise<OwnJobDetail> {
  const job = await findOwnJob(db, actor, jobId);
  const [countsOf, views, open] = await Promise.all([
    countApplicants(db, [jobId]),
    countViews(db, jobId),
    countOpen(db, jobId),
  ]);
  return {
    ...presentJob(job),
    applicants: countsOf(jobId),
    views,
    applicantLimit: { most: applicantLimit(job), open },
  };
}

const ownApplication = prepared('applications_own_for_job', (db, name) =>
  db
    .select({ id: jobApplications.id, status: jobApplications.status, jobVersion: jobApplications.jobVersion })
    .from(jobApplications)
    .where(
      and(eq(jobApplications.jobId, sql.placeholder('jobId')), eq(jobApplications.repId, sql.placeholder('repId'))),
    )
    .prepare(name),
);

/** A job for a rep: while it is open or if they applied, then with its text at that time. */
export async function showJobToRep(
  db: Db,
  links: FileLinks,
  actor: RepActor,
  jobId: string,
): Promise<z.output<typeof jobForRep>> {
  const { repId } = actor;
  const [job, [application], saved] = await Promise.all([
    findJob(db, jobId),
    ownApplication(db).execute({ jobId, repId }),
    hasSavedJob(db, repId, jobId),
  ]);
  if (!job) throw new Refusal('job.not_found');
  const refusal = application ? null : refuseReading(job.status);
  if (refusal) throw new Refusal(refusal);
  const [former, company, companyRecord, inTheWay, courses, enoughApplicants] = await Promise.all([
    findJobAtVersion(db, job, application?.jobVersion ?? job.version),
    showCompany(db, links, job.businessId),
    readBusinessRecord(db, job.businessId),
    findInTheWay(db, actor, job),
    job.asksCourses && findProgress(db, actor.userId, job.asksCourses),
    hasEnough(db, actor, job),
  ]);
  return {
    ...presentJob(job),
    company,
    companyRecord,
    enoughApplicants,
    saved,
    myApplication: application ?? null,
    appliedTo: former === job ? null : presentJob(former),
    inTheWay,
    courses: presentCourses(job.asksCourses, courses),
  };
}

async function showCompany(db: Db, links: FileLinks, businessId: string): Promise<Company> {
  const { ownerId, since, ...said } = await describeCompany(db, businessId);
  return {
    ...said,
    logo: await linkCurrentFileIfAny(db, links, ownerId, 'company-logo'),
    since: since.toISOString(),
  };
}

async function hasEnough(
  db: Db,
  { repId }: RepActor,
  job: ApplicantsSought & { readonly id: string },
): Promise<boolean> {
  if (applicantLimit(job) === null || !hasEnoughApplicants(job, await countOpen(db, job.id))) return false;
  return !(await isAwaited(db, { jobId: job.id, repId }));
}
