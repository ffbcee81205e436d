import { v7 as uuidv7 } from 'uuid';
import type { JobInput } from '#contract/jobs/jobs.ts';
import { defaultClosingDay } from '#domain/jobs/closing-day.ts';
import { settleJob } from '#domain/jobs/job-pay.ts';
import { refuseTerms } from '#domain/jobs/job-terms.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { LegallyAsked } from '#server/platform/http/route.ts';
import type { BusinessActor } from '../../accounts/access.ts';
import { insistOpen } from '../../accounts/commands/bar-user.ts';
import { insistOnTags } from '../../profiles/commands/confirm-tags.ts';
import { requireLegal } from '../../vetting/access.ts';
import type { JobDetailRow } from '../present.ts';
import { findOwnJob } from '../queries/own-jobs.ts';
import { jobs } from '../tables.ts';
import { closingColumns, dayColumns, insistOn, insistOnCourses, provinceOf } from './check-terms.ts';
import { jobPosted } from './job-events.ts';
import { openInTurn, type PostingHistory, refuseDuplicate, refuseTooMany } from './limit-posting.ts';

/** Posts a job for the actor's business. It is active, and so visible to reps, immediately. */
export async function postJob(
  tx: Tx,
  actor: BusinessActor & LegallyAsked,
  history: PostingHistory,
  stated: JobInput,
): Promise<JobDetailRow> {
  const jobId = uuidv7();
  const { businessId } = actor;
  requireLegal(actor);
  const today = dayInSouthAfrica(now());
  const input = settleJob(stated);
  const closesOn = input.closesOn ?? defaultClosingDay(today, input.startDate ?? null);
  insistOn(refuseTerms({ ...input, closesOn }, today));
  insistOnTags(input.tags);
  const province = await provinceOf(tx.db, input.locationId);
  await insistOnCourses(tx.db, input.asksCourses, null);
  await insistOpen(tx, actor);
  await openInTurn(tx, businessId);
  await refuseDuplicate(tx, { ...input, businessId });
  await refuseTooMany(tx, businessId, history);
  await tx.db
    .insert(jobs)
    .values({ id: jobId, businessId, ...input, province, ...dayColumns(input), ...closingColumns(closesOn, today) });
  await tx.emit(jobPosted, { jobId, businessId });
  return findOwnJob(tx.db, actor, jobId);
}
