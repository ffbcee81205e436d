import { and, eq, inArray, sql } from 'drizzle-orm';
import { hasEnded, type JobAction, jobTransitions, refuseJobAction } from '#domain/jobs/job-lifecycle.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { EventKind } from '#server/platform/events/event-kind.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { BusinessActor } from '../../accounts/access.ts';
import { jobs } from '../tables.ts';
import { type JobEvent, jobClosed, jobFilled, jobPaused } from './job-events.ts';
import { lockOwnJob } from './lock-job.ts';

/** Actions that only require a status. */
type Move = Exclude<JobAction, 'reopen'>;

const events: Record<Move, EventKind<JobEvent>> = { pause: jobPaused, fill: jobFilled, close: jobClosed };

/** Pauses, fills or closes a job. */
export async function moveJob(tx: Tx, { businessId }: BusinessActor, jobId: string, action: Move): Promise<void> {
  const job = await lockOwnJob(tx.db, businessId, jobId);
  if (!job) throw new Refusal('job.not_found');
  const refusal = refuseJobAction(action, job.status);
  if (refusal) throw new Refusal(refusal);
  const { from, to } = jobTransitions[action];
  await tx.db
    .update(jobs)
    .set({ status: to, closedAt: hasEnded(to) ? sql`now()` : null, updatedAt: sql`now()` })
    .where(and(eq(jobs.id, jobId), inArray(jobs.status, [...from])));
  await tx.emit(events[action], { jobId, businessId });
}
