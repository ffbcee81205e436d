import type { JobEdit } from '#contract/jobs/own-jobs.ts';
import { refuseEdit } from '#domain/jobs/job-lifecycle.ts';
import { settleJob } from '#domain/jobs/job-pay.ts';
import { workingDays } from '#domain/jobs/job-schedule.ts';
import { refuseTerms } from '#domain/jobs/job-terms.ts';
import { isSameJob, isSameWork } from '#domain/jobs/same-job.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { BusinessActor } from '../../accounts/access.ts';
import { insistOnTags } from '../../profiles/commands/confirm-tags.ts';
import type { JobDetailRow } from '../present.ts';
import { findOwnJob } from '../queries/own-jobs.ts';
import type { JobRow } from '../tables.ts';
import { closingColumns, dayColumns, insistOn, insistOnCourses, provinceOf } from './check-terms.ts';
import { keepTags } from './confirm-tags.ts';
import { jobEdited, workMoved } from './job-events.ts';
import { refuseDuplicate } from './limit-posting.ts';
import { isUnchanged, writeVersion } from './write-version.ts';

/** A locked job with the number of accepted reps, which is stable because accepting locks the job too. */
export interface CountedJob {
  readonly job: JobRow;
  readonly accepted: number;
}

/** Replaces the content of a job that hasn't ended, if it is still at the version that the editor started from. Idempotent. */
export async function editJob(
  tx: Tx,
  actor: BusinessActor,
  { job, accepted }: CountedJob,
  { version, tags, anyLanguage, ...stated }: JobEdit,
): Promise<JobDetailRow> {
  const { id: jobId, businessId } = job;
  const refusal = refuseEdit(job.status);
  if (refusal) throw new Refusal(refusal);

  const input = settleJob(stated);
  const closesOn = input.closesOn ?? job.closesOn;
  insistOnTags(tags);
  if (tags) await keepTags(tx, job, { tags, anyLanguage });
  const changed = { ...input, province: await provinceOf(tx.db, input.locationId), closesOn };
  if (isUnchanged(job, changed) && closesOn === job.closesOn) return findOwnJob(tx.db, actor, jobId);
  if (version !== job.version) throw new Refusal('job.changed');
  const today = dayInSouthAfrica(now());
  insistOn(refuseTerms(changed, today, { accepted, days: workingDays(job) }));
  await insistOnCourses(tx.db, changed.asksCourses, job.asksCourses);
  // Duplicates from before this check existed can still be edited, one by one.
  if (!isSameJob(job, changed)) await refuseDuplicate(tx, { ...changed, id: jobId, businessId });

  const closing = closesOn === job.closesOn ? {} : closingColumns(closesOn, today);
  await writeVersion(tx.db, job, { ...changed, ...dayColumns(changed), ...closing });
  await tx.emit(jobEdited, { jobId, businessId });
  if (accepted > 0 && !isSameWork(job, changed)) await tx.emit(workMoved, { jobId, businessId, version: version + 1 });
  return findOwnJob(tx.db, actor, jobId);
}
