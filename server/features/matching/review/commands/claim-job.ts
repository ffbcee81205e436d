import { and, eq, sql } from 'drizzle-orm';
import { matchingLimits } from '#contract/matching/options.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { matchJobs } from '../../tables.ts';
import { holdMatchJob, lockMatchJob } from './lock-match-job.ts';

/** Claims a job, or extends the claim. */
export async function claimMatchJob(tx: Tx, actor: AdminActor, jobId: string): Promise<void> {
  await holdMatchJob(tx, actor, jobId);
  const claimedUntil = sql`clock_timestamp() + make_interval(mins => ${matchingLimits.claimMinutes})`;
  await tx.db.update(matchJobs).set({ claimedBy: actor.adminId, claimedUntil }).where(eq(matchJobs.jobId, jobId));
}

/** Releases a claim. A claim of another admin is left as it is. */
export async function releaseMatchJob(tx: Tx, actor: AdminActor, jobId: string): Promise<void> {
  await lockMatchJob(tx, actor, jobId);
  await tx.db
    .update(matchJobs)
    .set({ claimedBy: null, claimedUntil: null })
    .where(and(eq(matchJobs.jobId, jobId), eq(matchJobs.claimedBy, actor.adminId)));
}
