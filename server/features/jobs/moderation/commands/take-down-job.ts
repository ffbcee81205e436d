import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { jobTransitions, refuseJobAction } from '#domain/jobs/job-lifecycle.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { jobClosed } from '../../commands/job-events.ts';
import { jobs } from '../../tables.ts';
import { jobTakeDowns } from '../tables.ts';
import { endCase } from './decide-case.ts';
import { lockAnyJob, lockCaseOf } from './lock-case.ts';
import { type ModerationNotice, notifyOfModerationTask } from './notify-of-moderation.ts';

/** Takes a job down immediately. Gigs in progress go on. Its business is notified in the background. */
export async function takeDownJob(
  tx: Tx,
  actor: AdminActor,
  { jobId, reason }: { readonly jobId: string; readonly reason: string },
): Promise<void> {
  const job = await lockAnyJob(tx, jobId);
  const refusal = refuseJobAction('take_down', job.status);
  if (refusal) throw new Refusal(refusal);
  const waiting = await lockCaseOf(tx, actor, jobId);
  const takeDownId = uuidv7();
  await tx.db.insert(jobTakeDowns).values({
    id: takeDownId,
    jobId,
    statusBefore: job.status,
    version: job.version,
    reason,
    takenDownBy: actor.adminId,
    takenDownAt: now(),
  });
  await tx.db
    .update(jobs)
    .set({ status: jobTransitions.take_down.to, closedAt: sql`now()`, updatedAt: sql`now()` })
    .where(eq(jobs.id, jobId));
  await tx.emit(jobClosed, { jobId, businessId: job.businessId });
  await tx.enqueue<ModerationNotice>(notifyOfModerationTask, { takeDownId });
  if (waiting) await endCase(tx, actor, { caseId: waiting.id, jobId, outcome: 'taken_down', reason });
}
