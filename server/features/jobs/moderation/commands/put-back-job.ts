import { eq, sql } from 'drizzle-orm';
import type { JobStatus } from '#contract/jobs/options.ts';
import { hasEnded, jobTransitions, puttingBack } from '#domain/jobs/job-lifecycle.ts';
import { refuseNeeds } from '#domain/jobs/job-terms.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { isOwnerBarred } from '../../commands/free-job.ts';
import { jobClosed, jobReopened } from '../../commands/job-events.ts';
import { findDuplicate } from '../../commands/limit-posting.ts';
import { jobs } from '../../tables.ts';
import { findOpenTakeDown } from '../queries/find-take-down.ts';
import { jobTakeDowns } from '../tables.ts';
import { endCase } from './decide-case.ts';
import { lockAnyJob, lockCaseOf } from './lock-case.ts';
import { type ModerationNotice, notifyOfModerationTask } from './notify-of-moderation.ts';

interface PuttingBack {
  readonly jobId: string;
  readonly version: number;
  readonly reason: string;
}

/**
 * Restores a job to its former status with its current content. Refused if it was edited since it was reviewed. If it can't be open any more it is
 * closed, for its business to reopen.
 */
export async function putBackJob(
  tx: Tx,
  actor: AdminActor,
  { jobId, version, reason }: PuttingBack,
  countAccepted: (db: Db) => Promise<number>,
): Promise<JobStatus> {
  const job = await lockAnyJob(tx, jobId);
  const down = await findOpenTakeDown(tx.db, jobId);
  if (!down) throw new Refusal('job.not_taken_down');
  if (job.version !== version) throw new Refusal('job_case.changed');
  const waiting = await lockCaseOf(tx, actor, jobId);
  const facts = { terms: job, accepted: await countAccepted(tx.db), today: dayInSouthAfrica(now()) };
  const missing =
    refuseNeeds('put_back', facts) !== null ||
    (await isOwnerBarred(tx.db, job)) ||
    (await findDuplicate(tx, job)) !== undefined;
  const { to } = jobTransitions[puttingBack(down.statusBefore, !missing)];
  await tx.db
    .update(jobTakeDowns)
    .set({ putBackBy: actor.adminId, putBackAt: now(), putBackReason: reason })
    .where(eq(jobTakeDowns.id, down.id));
  await tx.db
    .update(jobs)
    .set({ status: to, closedAt: hasEnded(to) ? job.closedAt : null, updatedAt: sql`now()` })
    .where(eq(jobs.id, jobId));
  await tx.emit(hasEnded(to) ? jobClosed : jobReopened, { jobId, businessId: job.businessId });
  await tx.enqueue<ModerationNotice>(notifyOfModerationTask, { putBackId: down.id });
  if (waiting) await endCase(tx, actor, { caseId: waiting.id, jobId, outcome: 'put_back', reason });
  return to;
}
