import { and, eq } from 'drizzle-orm';
import { isVisibleToReps } from '#domain/jobs/job-lifecycle.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RepActor } from '../../accounts/access.ts';
import { holdRep } from '../../profiles/commands/hold-profile.ts';
import { savedJobs } from '../tables/saved.ts';
import { jobs } from '../tables.ts';

/** Far more than any rep needs. */
const mostSavedJobs = 500;

/** Saves an open job. One already saved keeps its position. */
export async function saveJob(tx: Tx, actor: RepActor, jobId: string): Promise<void> {
  const { repId } = actor;
  // Locked, so that concurrent saves of one rep can't exceed the limit.
  await holdRep(tx, actor);
  const [job] = await tx.db.select({ status: jobs.status }).from(jobs).where(eq(jobs.id, jobId)).for('key share');
  if (!job || !isVisibleToReps(job.status)) throw new Refusal('job.not_found');
  const already = await tx.db.$count(savedJobs, and(eq(savedJobs.repId, repId), eq(savedJobs.jobId, jobId)));
  if (already > 0) return;
  if ((await tx.db.$count(savedJobs, eq(savedJobs.repId, repId))) >= mostSavedJobs)
    throw new Refusal('saved_job.too_many');
  await tx.db.insert(savedJobs).values({ repId, jobId });
}

/** Removes a saved job. Idempotent. */
export async function unsaveJob(tx: Tx, { repId }: RepActor, jobId: string): Promise<void> {
  if ((await tx.db.$count(jobs, eq(jobs.id, jobId))) === 0) throw new Refusal('job.not_found');
  await tx.db.delete(savedJobs).where(and(eq(savedJobs.repId, repId), eq(savedJobs.jobId, jobId)));
}
