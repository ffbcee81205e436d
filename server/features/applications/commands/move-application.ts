import { and, eq } from 'drizzle-orm';
import {
  type ApplicationAction,
  type BusinessAction,
  refuseAction,
} from '#domain/applications/application-lifecycle.ts';
import { missingCourses, nameCourses } from '#domain/courses/missing-courses.ts';
import { workToCome } from '#domain/engagements/milestones.ts';
import { refuseHiring } from '#domain/jobs/job-lifecycle.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { LegallyAsked } from '#server/platform/http/route.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { acceptanceRefusal } from '#texts/applications/refusals.ts';
import type { BusinessActor, RepActor } from '../../accounts/access.ts';
import { findBarred } from '../../accounts/commands/bar-user.ts';
import { lockProgress } from '../../courses/commands/lock-progress.ts';
import { lockOwnJob } from '../../jobs/commands/lock-job.ts';
import { lacksSalesTerms } from '../../jobs/sales-terms/queries.ts';
import type { JobRow } from '../../jobs/tables.ts';
import { readSettingsNow } from '../../operators/queries/read-settings.ts';
import { repProfiles } from '../../profiles/tables.ts';
import { requireLegal } from '../../vetting/access.ts';
import type { ReceivedApplicationRow, RepApplicationRow } from '../present.ts';
import { countAccepted } from '../queries/count-accepted.ts';
import { insistOpenRep } from '../queries/find-barred-reps.ts';
import { findReceived } from '../queries/received-applications.ts';
import { findOwnApplication } from '../queries/track-applications.ts';
import { jobApplications } from '../tables.ts';
import { lockApplication, writeMove } from './lock-application.ts';

interface Decision {
  readonly applicationId: string;
  readonly note: string | null;
}

function insistOn(action: ApplicationAction, status: Parameters<typeof refuseAction>[1]): void {
  const refusal = refuseAction(action, status);
  if (refusal) throw new Refusal(refusal);
}

/** Invites or rejects an applicant for the business. The rep sees `note`. */
export async function decideApplication(
  tx: Tx,
  actor: BusinessActor,
  { applicationId, action, note }: Decision & { readonly action: Exclude<BusinessAction, 'accept'> },
): Promise<ReceivedApplicationRow> {
  const { userId, businessId } = actor;
  const row = await lockApplication(tx, { businessId }, applicationId);
  insistOn(action, row.status);
  if (action === 'interview') await insistOpenRep(tx.db, row);
  await writeMove(tx, row, { userId, action, note });
  return findReceived(tx.db, actor, applicationId);
}

/** Accepts an applicant, which hires the rep. Locks the job first, so that of two concurrent calls the second counts the first. */
export async function acceptApplication(
  tx: Tx,
  actor: BusinessActor & LegallyAsked,
  { applicationId, note }: Decision,
): Promise<ReceivedApplicationRow> {
  const { userId, businessId } = actor;
  const [found] = await tx.db
    .select({ jobId: jobApplications.jobId, repUserId: repProfiles.userId })
    .from(jobApplications)
    .innerJoin(repProfiles, eq(repProfiles.id, jobApplications.repId))
    .where(and(eq(jobApplications.id, applicationId), eq(jobApplications.businessId, businessId)));
  const barred = await findBarred(tx, [userId, ...(found ? [found.repUserId] : [])]);
  const job = found && (await lockOwnJob(tx.db, businessId, found.jobId));
  if (!job) throw new Refusal('application.not_found');
  const row = await lockApplication(tx, { businessId }, applicationId);
  requireLegal(actor);
  await hireApplicant(tx, { row, job, barred, businessUserId: userId, repUserId: found.repUserId, note });
  return findReceived(tx.db, actor, applicationId);
}

interface Hire {
  /** The application and its job, both locked. */
  readonly row: typeof jobApplications.$inferSelect;
  readonly job: JobRow;
  /** Of the two users, those who are suspended. */
  readonly barred: ReadonlySet<string>;
  readonly businessUserId: string;
  readonly repUserId: string;
  readonly note: string | null;
  /** The id of the gig, if it was named before. */
  readonly engagementId?: string;
  /** When the rep arrives, if they are hired for the rest of the last day. */
  readonly restFrom?: Date | null;
}

/** Hires a rep if job, place and both accounts allow it. The caller has checked that the business passes the legal gate. */
export async function hireApplicant(tx: Tx, { row, job, barred, note, ...hire }: Hire): Promise<void> {
  const { businessUserId: userId, repUserId, engagementId, restFrom = null } = hire;
  if (row.status === 'ended') throw new Refusal('application.work_ended');
  insistOn('accept', row.status);
  const down = refuseHiring(job.status);
  if (down) throw new Refusal(down);
  if (barred.has(userId)) throw new Refusal('account.suspended');
  if (barred.has(repUserId)) throw new Refusal('application.rep_not_open');
  if (await lacksSalesTerms(tx.db, job)) throw new Refusal('sales.terms_missing');
  const accepted = await countAccepted(tx.db, job.id);
  const message = acceptanceRefusal({ positions: job.positions, accepted });
  if (message) throw new Refusal('application.positions_filled', { fields: [{ field: 'positions', message }] });
  if (restFrom === null) await insistOnCourses(tx, job, repUserId);
  await writeMove(tx, row, {
    ...{ userId, action: 'accept', note },
    ...(engagementId && { engagementId }),
    ...(restFrom && { arrivesAt: restFrom.toISOString() }),
  });
}

/** Refuses to accept a rep who lacks a required course, unless terms are still to be signed: without terms, accepting confirms the hire. */
async function insistOnCourses(tx: Tx, job: JobRow, repUserId: string): Promise<void> {
  const { asksCourses } = job;
  if (!asksCourses) return;
  const { gigsPaidHere } = await readSettingsNow(tx.db);
  if (gigsPaidHere && workToCome(job, job.compensationCents, now())) return;
  const missing = missingCourses(asksCourses.which, await lockProgress(tx, repUserId, asksCourses));
  if (missing.length === 0) return;
  const names = nameCourses(asksCourses.which, missing);
  throw new Refusal('application.courses_missing', {
    detail: `They still have to finish ${names}. Accept them after that, or remove the requirement from the job.`,
  });
}

/** Withdraws the rep's application. */
export async function withdrawApplication(tx: Tx, actor: RepActor, applicationId: string): Promise<RepApplicationRow> {
  const { userId, repId } = actor;
  const row = await lockApplication(tx, { repId }, applicationId);
  insistOn('withdraw', row.status);
  await writeMove(tx, row, { userId, action: 'withdraw', note: null });
  return findOwnApplication(tx.db, actor, applicationId);
}
