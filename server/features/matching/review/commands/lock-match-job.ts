import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { matchJobs } from '../../tables.ts';

/** A job of the queue as it is now; nobody else reviews it until the transaction ends. */
export async function lockMatchJob(tx: Tx, { adminId }: AdminActor, jobId: string) {
  // By the clock, not by now(): the transaction may have waited for the lock while a claim ran out.
  const [row] = await tx.db
    .select({ job: matchJobs, runs: sql<boolean>`coalesce(claimed_until > clock_timestamp(), false)` })
    .from(matchJobs)
    .where(eq(matchJobs.jobId, jobId))
    .for('update');
  if (!row) throw new Refusal('match.not_found');
  return { ...row.job, taken: row.runs && row.job.claimedBy !== adminId };
}

/** The same for whoever changes something of it. */
export async function holdMatchJob(tx: Tx, actor: AdminActor, jobId: string): Promise<void> {
  const { taken } = await lockMatchJob(tx, actor, jobId);
  if (taken) throw new Refusal('match.taken');
}
