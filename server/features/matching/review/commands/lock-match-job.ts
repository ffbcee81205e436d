import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { matchJobs } from '../../tables.ts';

/** Locks a job of the queue, so that no other admin reviews it until the transaction ends. */
export async function lockMatchJob(tx: Tx, { adminId }: AdminActor, jobId: string) {
  // By the clock, not by now(): a claim may have expired while the transaction waited for the lock.
  const [row] = await tx.db
    .select({ job: matchJobs, runs: sql<boolean>`coalesce(claimed_until > clock_timestamp(), false)` })
    .from(matchJobs)
    .where(eq(matchJobs.jobId, jobId))
    .for('update');
  if (!row) throw new Refusal('match.not_found');
  return { ...row.job, taken: row.runs && row.job.claimedBy !== adminId };
}

/** Locks a job in order to change its proposals. */
export async function holdMatchJob(tx: Tx, actor: AdminActor, jobId: string): Promise<void> {
  const { taken } = await lockMatchJob(tx, actor, jobId);
  if (taken) throw new Refusal('match.taken');
}
