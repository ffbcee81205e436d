import { and, eq } from 'drizzle-orm';
import type { DismissalReason } from '#contract/matching/options.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RepActor } from '../../accounts/access.ts';
import { jobs } from '../../jobs/tables.ts';
import { matchDismissals } from '../tables/shown.ts';
import { matchRepsLater } from './match-events.ts';

interface Dismissal {
  readonly jobId: string;
  readonly reason: DismissalReason;
}

/** Dismisses a job for a rep. Idempotent: the last reason counts. */
export async function dismissJob(tx: Tx, { repId }: RepActor, { jobId, reason }: Dismissal): Promise<void> {
  const [job] = await tx.db.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, jobId));
  if (!job) throw new Refusal('job.not_found');
  const said = { reason, dismissedAt: now() };
  await tx.db
    .insert(matchDismissals)
    .values({ repId, jobId, ...said })
    .onConflictDoUpdate({ target: [matchDismissals.repId, matchDismissals.jobId], set: said });
  await matchRepsLater(tx, [repId]);
}

/** Undoes a dismissal. A job that wasn't dismissed is left as it is. */
export async function undoDismissal(tx: Tx, { repId }: RepActor, jobId: string): Promise<void> {
  if ((await tx.db.$count(jobs, eq(jobs.id, jobId))) === 0) throw new Refusal('job.not_found');
  const gone = await tx.db
    .delete(matchDismissals)
    .where(and(eq(matchDismissals.repId, repId), eq(matchDismissals.jobId, jobId)))
    .returning({ jobId: matchDismissals.jobId });
  if (gone.length > 0) await matchRepsLater(tx, [repId]);
}
