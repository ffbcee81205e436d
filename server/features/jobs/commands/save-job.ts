import { and, eq } from 'drizzle-orm';
import { isVisibleToReps } from '#domain/jobs/job-lifecycle.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RepActor } from '../../accounts/access.ts';
import { holdRep } from '../../profiles/commands/hold-profile.ts';
import { savedJobs } from '../tables/saved.ts';
import { jobs } from '../tables.ts';

/** Far more than anybody comes back to. */
const mostSavedJobs = 500;

/** Saves a job that is open; saved before, it stays where it is. */
export async function saveJob(tx: Tx, actor: RepActor, jobId: string): Promise<void> {
  const { repId } = actor;
  // One rep's saves wait for each other, so that none slips past the limit.
  await holdRep(tx, actor);
  const [job] = await tx.db.select({ status: jobs.status }).from(jobs).where(eq(jobs.id, jobId)).for('key share');
  if (!job || !isVisibleToReps(job.status)) throw new Refusal('job.not_found');
  const already = await tx.db.$count(savedJobs, and(eq(savedJobs.repId, repId), eq(savedJobs.jobId, jobId)));
  if (already > 0) return;
  if ((await tx.db.$count(savedJobs, eq(savedJobs.repId, repId))) >= mostSavedJobs)
    throw new Refusal('saved_job.too_many');
  await tx.db.insert(savedJobs).values({ repId, jobId });
}

/** One that is not saved stays so. */
export async function unsaveJob(tx: Tx, { repId }: RepActor, jobId: string): Promise<void> {
  if ((await tx.db.$count(jobs, eq(jobs.id, jobId))) === 0) throw new Refusal('job.not_found');
  await tx.db.delete(savedJobs).where(and(eq(savedJobs.repId, repId), eq(savedJobs.jobId, jobId)));
}
