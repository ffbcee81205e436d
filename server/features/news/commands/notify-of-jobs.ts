import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { missingCourses } from '#domain/courses/missing-courses.ts';
import { hasEnded } from '#domain/jobs/job-lifecycle.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { users } from '../../accounts/tables.ts';
import { describeApplications } from '../../applications/queries/describe-applications.ts';
import { findHired } from '../../applications/queries/find-hired.ts';
import { describeWaiting, findWaiting } from '../../applications/queries/waiting-applicants.ts';
import { jobApplications } from '../../applications/tables.ts';
import { findProgress } from '../../courses/queries/select-asked.ts';
import { findEngaged } from '../../engagements/queries/describe-work.ts';
import { holdJob } from '../../jobs/commands/lock-job.ts';
import { describeJobs } from '../../jobs/queries/describe-jobs.ts';
import { savedJobs } from '../../jobs/tables/saved.ts';
import { jobs } from '../../jobs/tables.ts';
import { businessProfiles, repProfiles } from '../../profiles/tables.ts';
import { findOnlookers } from '../queries/find-onlookers.ts';
import { batch, lastOf, type Outcome } from './run-notifiers.ts';

// Each locks the job whose business it names, so that neither changes before the commit.

interface OfJob {
  readonly jobId: string;
}

interface Batch {
  readonly after: string;
}

/** Notifies applicants who wait that it was closed, filled or taken down, unless it was reopened since. */
export async function ofClosedJob(tx: Tx, { jobId }: OfJob, { after }: Batch): Promise<Outcome> {
  await holdJob(tx.db, jobId);
  const waiting = await findWaiting(tx.db, { jobId, after, limit: batch });
  const described = await describeApplications(tx.db, waiting);
  return {
    notifications: [...described.values()].flatMap((found) => {
      const { applicationId, jobStatus, closedAt, appliedTitle: jobTitle, companyName: name } = found;
      if (closedAt === null) return [];
      const outcome = { filled: jobStatus === 'filled', takenDown: jobStatus === 'taken_down' };
      return {
        userId: found.repUserId,
        aboutUserId: found.businessUserId,
        content: { kind: 'job.closed' as const, applicationId, jobId, jobTitle, name, ...outcome },
        how: { once: `job.closed ${jobId} ${closedAt.toISOString()}` },
      };
    }),
    next: lastOf(waiting),
  };
}

interface Wanted extends OfJob {
  readonly most: number | null;
}

/** Notifies reps who saved the job, and haven't applied, that it takes more applicants. */
export async function ofWantedApplicants(tx: Tx, { jobId, most }: Wanted, { after }: Batch): Promise<Outcome> {
  const job = await holdJob(tx.db, jobId);
  if (job?.status !== 'active') return {};
  const savers = await tx.db
    .select({
      repId: savedJobs.repId,
      userId: repProfiles.userId,
      jobTitle: jobs.title,
      name: businessProfiles.companyName,
    })
    .from(savedJobs)
    .innerJoin(repProfiles, eq(repProfiles.id, savedJobs.repId))
    .innerJoin(users, and(eq(users.id, repProfiles.userId), sql`${users}.deleted_at is null`))
    .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .innerJoin(businessProfiles, eq(businessProfiles.id, jobs.businessId))
    .where(
      and(
        eq(savedJobs.jobId, jobId),
        gt(savedJobs.repId, sql`${after}::uuid`),
        sql`not exists (select from job_applications a where a.job_id = ${jobId}::uuid and a.rep_id = ${savedJobs.repId})`,
      ),
    )
    .orderBy(asc(savedJobs.repId))
    .limit(batch);
  return {
    notifications: savers.map(({ userId, jobTitle, name }) => ({
      userId,
      aboutUserId: job.ownerId,
      content: { kind: 'job.takes_more', jobId, jobTitle, name },
      how: { once: `job.takes_more ${jobId} ${most ?? 'all'}` },
    })),
    next: lastOf(savers)?.repId,
  };
}

/** Refreshes the job on the screens of reps who may have it open. */
export async function ofJobOnScreen(tx: Tx, { jobId }: OfJob, { after }: Batch): Promise<Outcome> {
  const found = await findOnlookers(tx.db, { jobId, after, limit: batch });
  const userIds = found.map(({ userId }) => userId);
  return { live: { userIds, event: { type: 'job.changed', jobId } }, next: lastOf(found)?.repId };
}

/** Notifies businesses that the last day to apply is near. Skips jobs that ended or have another last day since. */
export async function ofClosingJobs(
  tx: Tx,
  closing: readonly (OfJob & { readonly closesOn: string })[],
): Promise<Outcome> {
  const jobIds = closing.map(({ jobId }) => jobId);
  const [described, waiting] = [await describeJobs(tx.db, jobIds), await describeWaiting(tx.db, jobIds)];
  return {
    notifications: closing.flatMap(({ jobId, closesOn }) => {
      const job = described.get(jobId);
      if (!job || hasEnded(job.status) || job.closesOn !== closesOn) return [];
      const { ownerId: userId, jobTitle } = job;
      const count = waiting.get(jobId)?.count ?? 0;
      const content = { kind: 'job.closing' as const, jobId, jobTitle, closesOn, waiting: count };
      return [{ userId, aboutUserId: null, content, how: { once: `job.closing ${jobId} ${closesOn}` } }];
    }),
  };
}

interface Moved extends OfJob {
  readonly version: number;
}

/** Notifies accepted reps of another time or place, unless they have agreed terms, which an edit of the job doesn't change. */
export async function ofMovedWork(tx: Tx, { jobId, version }: Moved): Promise<Outcome> {
  await holdJob(tx.db, jobId);
  const hired = (await findHired(tx.db, [jobId])).map(({ applicationId }) => applicationId);
  const engaged = await findEngaged(tx.db, hired);
  const described = await describeApplications(
    tx.db,
    hired.filter((applicationId) => !engaged.has(applicationId)),
  );
  return {
    notifications: [...described.values()].map(
      ({ applicationId, jobTitle, companyName: name, repUserId, businessUserId }) => ({
        userId: repUserId,
        aboutUserId: businessUserId,
        content: { kind: 'work.moved', applicationId, jobId, jobTitle, name },
        how: { once: `work.moved ${jobId} ${version}` },
      }),
    ),
  };
}

interface Invited extends OfJob {
  readonly repId: string;
}

/** Notifies the rep once, and once more after each withdrawal. Skips jobs that take no applications any more. */
export async function ofInvitation(tx: Tx, { jobId, repId }: Invited): Promise<Outcome> {
  const [invited] = await tx.db
    .select({
      jobTitle: jobs.title,
      name: businessProfiles.companyName,
      businessUserId: businessProfiles.userId,
      repUserId: repProfiles.userId,
      again: sql<boolean>`exists (
        select from job_invitations i where i.job_id = ${jobs.id} and i.rep_id = ${repProfiles.id})`,
      withdrawn: sql<number>`(
        select count(*)::int from application_steps s join job_applications a on a.id = s.application_id
        where a.job_id = ${jobs.id} and a.rep_id = ${repProfiles.id} and s.status = 'withdrawn')`,
    })
    .from(jobs)
    .innerJoin(businessProfiles, eq(businessProfiles.id, jobs.businessId))
    .innerJoin(repProfiles, eq(repProfiles.id, sql`${repId}::uuid`))
    .where(and(eq(jobs.id, jobId), eq(jobs.status, 'active')))
    .for('share', { of: jobs });
  if (!invited) return {};
  const { repUserId: userId, businessUserId: aboutUserId, jobTitle, name, again, withdrawn } = invited;
  const once = ['job.invited', jobId, ...(withdrawn > 0 ? [withdrawn] : [])].join(' ');
  const content = { kind: 'job.invited' as const, jobId, jobTitle, name, again };
  return { notifications: [{ userId, aboutUserId, content, how: { once } }] };
}

/** Reminds an applicant of the courses that the job asks for and they haven't finished. */
export async function ofAskedCourses(tx: Tx, { applicationId }: { readonly applicationId: string }): Promise<Outcome> {
  const [found] = await tx.db
    .select({
      jobId: jobs.id,
      jobTitle: jobs.title,
      asksCourses: jobs.asksCourses,
      status: jobApplications.status,
      name: businessProfiles.companyName,
      businessUserId: businessProfiles.userId,
      repUserId: repProfiles.userId,
    })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .innerJoin(businessProfiles, eq(businessProfiles.id, jobs.businessId))
    .innerJoin(repProfiles, eq(repProfiles.id, jobApplications.repId))
    .where(eq(jobApplications.id, applicationId))
    .for('share', { of: jobs });
  if (!found?.asksCourses || found.status === 'withdrawn') return {};
  const { jobId, jobTitle, name, asksCourses, repUserId: userId, businessUserId: aboutUserId } = found;
  const { which } = asksCourses;
  const courses = missingCourses(which, await findProgress(tx.db, userId, asksCourses)).map(({ id, title }) => ({
    id,
    title,
  }));
  if (courses.length === 0) return {};
  const content = { kind: 'courses.asked' as const, applicationId, jobId, jobTitle, name, which, courses };
  return { notifications: [{ userId, aboutUserId, content, how: { once: `courses.asked ${applicationId}` } }] };
}
