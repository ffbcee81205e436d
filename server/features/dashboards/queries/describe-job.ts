import { eq } from 'drizzle-orm';
import type { AdminJobDetail } from '#contract/jobs/all-jobs.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { jobApplications } from '../../applications/tables.ts';
import { presentJob } from '../../jobs/present.ts';
import { findJob } from '../../jobs/queries/find-job.ts';
import type { AdminActor } from '../../operators/access.ts';
import { findProfileOwners } from '../../profiles/queries.ts';

/** One job with who owns it. Throws job.not_found. */
export async function describeJob(db: Db, _actor: AdminActor, jobId: string): Promise<AdminJobDetail> {
  const job = await findJob(db, jobId);
  const [ownerId] = job ? await findProfileOwners(db, { businessId: job.businessId }) : [];
  if (!job || ownerId === undefined) throw new Refusal('job.not_found');
  const applications = await db.$count(jobApplications, eq(jobApplications.jobId, jobId));
  return { ...presentJob(job), ownerId, applications };
}
