import { eq } from 'drizzle-orm';
import type { JobCaseOutcome } from '#contract/jobs/moderation-options.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { administrators, publishLive } from '#server/platform/events/publish-live.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { jobCases } from '../tables.ts';
import { insistFree, lockAnyJob, lockCase } from './lock-case.ts';
import { type ModerationNotice, notifyOfModerationTask } from './notify-of-moderation.ts';

interface Decision {
  readonly caseId: string;
  readonly jobId: string;
  readonly outcome: JobCaseOutcome;
  readonly reason: string;
}

/** Decides a locked case and ends its claim. Reporters are notified in the background. */
export async function endCase(tx: Tx, { adminId }: AdminActor, { caseId, jobId, outcome, reason }: Decision) {
  await tx.db
    .update(jobCases)
    .set({ outcome, reason, decidedBy: adminId, decidedAt: now(), claimedBy: null, claimedAt: null })
    .where(eq(jobCases.id, caseId));
  await tx.enqueue<ModerationNotice>(notifyOfModerationTask, { caseId });
  await publishLive(tx, [administrators], { type: 'job_case.changed', jobId });
}

interface Leaving {
  readonly caseId: string;
  readonly reason: string;
  readonly version: number;
  readonly entries: number;
}

/** Leaves the job as it is, if it is unchanged since it was reviewed. */
export async function leaveJob(tx: Tx, actor: AdminActor, { caseId, reason, version, entries }: Leaving) {
  const [found] = await tx.db.select({ jobId: jobCases.jobId }).from(jobCases).where(eq(jobCases.id, caseId));
  if (!found) throw new Refusal('job_case.not_found');
  const { jobId } = found;
  // The job before its case, in the lock order of all who write to both.
  const job = await lockAnyJob(tx, jobId);
  const open = await lockCase(tx, caseId);
  insistFree(open, actor);
  if (job.version !== version || open.entries !== entries) throw new Refusal('job_case.changed');
  await endCase(tx, actor, { caseId, jobId, outcome: 'left', reason });
}
