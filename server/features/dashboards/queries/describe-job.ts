import { count, eq, inArray, not, sql } from 'drizzle-orm';
import type { AdminJobDetail } from '#contract/jobs/all-jobs.ts';
import { overStatuses } from '#domain/engagements/lifecycle.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { jobApplications } from '../../applications/tables.ts';
import { engagements, milestones } from '../../engagements/tables.ts';
import { listJobHistory } from '../../jobs/moderation/queries/job-history.ts';
import { findOpenCase } from '../../jobs/moderation/queries/list-cases.ts';
import { presentJob } from '../../jobs/present.ts';
import { findJob } from '../../jobs/queries/find-job.ts';
import type { AdminActor } from '../../operators/access.ts';
import { findProfileOwners } from '../../profiles/queries.ts';

/** One job with its owner and its results. Throws job.not_found. */
export async function describeJob(db: Db, actor: AdminActor, jobId: string): Promise<AdminJobDetail> {
  const job = await findJob(db, jobId);
  const [ownerId] = job ? await findProfileOwners(db, { businessId: job.businessId }) : [];
  if (!job || ownerId === undefined) throw new Refusal('job.not_found');
  const applications = await db.$count(jobApplications, eq(jobApplications.jobId, jobId));
  return {
    ...presentJob(job),
    ownerId,
    applications,
    engagements: await countWork(db, jobId),
    history: await listJobHistory(db, job),
    waiting: await findOpenCase(db, actor, jobId),
  };
}

async function countWork(db: Db, jobId: string): Promise<AdminJobDetail['engagements']> {
  const goesOn = db
    .select({ one: sql`1` })
    .from(milestones)
    .where(
      sql`${milestones.engagementId} = ${engagements.id} and ${not(inArray(milestones.status, [...overStatuses]))}`,
    );
  const [counted] = await db
    .select({ total: count(), running: sql<number>`count(*) filter (where exists (${goesOn}))::int` })
    .from(engagements)
    .where(eq(engagements.jobId, jobId));
  return counted ?? { total: 0, running: 0 };
}
