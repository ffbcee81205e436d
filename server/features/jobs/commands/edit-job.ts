import type { JobEdit } from '#contract/jobs/own-jobs.ts';
import { dayInSouthAfrica } from '#domain/calendar-day.ts';
import { refuseEdit } from '#domain/job-lifecycle.ts';
import { refuseChangedTerms } from '#domain/job-terms.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { BusinessActor } from '../../accounts/access.ts';
import type { JobDetailRow } from '../present.ts';
import { lockOwnJob } from '../queries/find-job.ts';
import { findOwnJob } from '../queries/own-jobs.ts';
import { closingColumns, insistOn, provinceOf } from './check-terms.ts';
import { jobEdited } from './job-events.ts';
import { saysTheSame, writeVersion } from './write-version.ts';

/** How many reps were accepted for a job. Applications belong to another feature. */
export type CountAccepted = (db: Db, jobId: string) => Promise<number>;

/**
 * Replaces the content of a job that has not ended, if it is still at the version that the editor began with. Repeating an
 * edit changes nothing. Refusals: job.not_found, job.already_filled, job.already_closed, job.changed, location.unknown,
 * job.too_few_positions, job.below_minimum_wage, job.closing_day_invalid.
 */
export async function editJob(
  tx: Tx,
  actor: BusinessActor,
  { jobId, version, ...input }: JobEdit & { readonly jobId: string },
  countAccepted: CountAccepted,
): Promise<JobDetailRow> {
  const { businessId } = actor;
  const job = await lockOwnJob(tx.db, businessId, jobId);
  if (!job) throw new Refusal('job.not_found');
  const refusal = refuseEdit(job.status);
  if (refusal) throw new Refusal(refusal);

  const closesOn = input.closesOn ?? job.closesOn;
  const changed = { ...input, province: await provinceOf(tx.db, input.locationId), closesOn };
  if (saysTheSame(job, changed) && closesOn === job.closesOn) return findOwnJob(tx.db, actor, jobId);
  if (version !== job.version) throw new Refusal('job.changed');
  const today = dayInSouthAfrica(new Date());
  insistOn(refuseChangedTerms(changed, await countAccepted(tx.db, jobId), today));

  const closing = closesOn === job.closesOn ? {} : closingColumns(closesOn, today);
  await writeVersion(tx.db, job, { ...changed, ...closing });
  await tx.emit(jobEdited, { jobId, businessId });
  return findOwnJob(tx.db, actor, jobId);
}
