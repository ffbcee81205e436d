import { and, eq, inArray, sql } from 'drizzle-orm';
import type { JobReopening } from '#contract/jobs/own-jobs.ts';
import { jobTransitions, refuseJobAction } from '#domain/jobs/job-lifecycle.ts';
import { refuseNeeds } from '#domain/jobs/job-terms.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { LegallyAsked } from '#server/platform/http/route.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { BusinessActor } from '../../accounts/access.ts';
import { requireLegal } from '../../vetting/access.ts';
import type { JobDetailRow } from '../present.ts';
import { findOwnJob } from '../queries/own-jobs.ts';
import { jobs } from '../tables.ts';
import { closingColumns, insistOn } from './check-terms.ts';
import type { CountedJob } from './edit-job.ts';
import { jobReopened } from './job-events.ts';
import { refuseDuplicate } from './limit-posting.ts';
import { writeVersion } from './write-version.ts';

/** Reopens a paused, filled or closed job, with a new last day or more positions if needed. */
export async function reopenJob(
  tx: Tx,
  actor: BusinessActor & LegallyAsked,
  { job, accepted }: CountedJob,
  wishes: JobReopening,
): Promise<JobDetailRow> {
  const { id: jobId, businessId } = job;
  requireLegal(actor);
  const refusal = refuseJobAction('reopen', job.status);
  if (refusal) throw new Refusal(refusal);

  const today = dayInSouthAfrica(now());
  const closesOn = wishes.closesOn ?? job.closesOn;
  const positions = wishes.positions ?? job.positions;
  insistOn(refuseNeeds('reopen', { terms: { ...job, closesOn, positions }, accepted, today }));
  await refuseDuplicate(
    tx,
    job,
    'You already have the same job open. Edit or close that one before you reopen this one.',
  );

  const closing = closesOn === job.closesOn ? {} : closingColumns(closesOn, today);
  if (closesOn !== job.closesOn || positions !== job.positions) {
    await writeVersion(tx.db, job, { positions, ...closing });
  }
  const { from, to } = jobTransitions.reopen;
  await tx.db
    .update(jobs)
    .set({ status: to, closedAt: null, updatedAt: sql`now()` })
    .where(and(eq(jobs.id, jobId), inArray(jobs.status, from)));
  await tx.emit(jobReopened, { jobId, businessId });
  return findOwnJob(tx.db, actor, jobId);
}
