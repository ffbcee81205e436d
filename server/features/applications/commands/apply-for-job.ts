import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { ApplicationInput } from '#contract/applications/applications.ts';
import { refuseApplication } from '#domain/jobs/job-lifecycle.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import type { LegallyAsked } from '#server/platform/http/route.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RepActor } from '../../accounts/access.ts';
import { holdJob } from '../../jobs/commands/lock-job.ts';
import { requireLegal } from '../../vetting/access.ts';
import type { NewApplicationRow } from '../present.ts';
import { jobApplications } from '../tables.ts';
import { applyAgain } from './apply-again.ts';
import { insistRoom } from './insist-room.ts';
import { applicationChanged, recordStep } from './record-step.ts';

/** Emitted when a rep applied for a job that requires courses. */
export const coursesAsked = eventKind<{ readonly applicationId: string }>('application.courses_asked');

const insertApplication = prepared('applications_insert', (db, name) =>
  db
    .insert(jobApplications)
    .values({
      id: sql.placeholder('id'),
      jobId: sql.placeholder('jobId'),
      repId: sql.placeholder('repId'),
      businessId: sql.placeholder('businessId'),
      message: sql.placeholder('message'),
      jobVersion: sql.placeholder('version'),
    })
    .onConflictDoNothing({ target: [jobApplications.jobId, jobApplications.repId] })
    .returning({
      id: jobApplications.id,
      status: jobApplications.status,
      message: jobApplications.message,
      appliedAt: jobApplications.appliedAt,
    })
    .prepare(name),
);

/**
 * Applies for a job, once. A withdrawn application is resent. The job is locked while the application is written, so that closing and applying never
 * both succeed, nor does a rep apply for another version than they read.
 */
export async function applyForJob(
  tx: Tx,
  actor: RepActor & LegallyAsked,
  { jobId, message, jobVersion }: ApplicationInput & { readonly jobId: string },
): Promise<NewApplicationRow> {
  const job = await holdJob(tx.db, jobId);
  if (!job) throw new Refusal('job.not_found');
  if (job.ownerId === actor.userId) throw new Refusal('application.own_job');
  requireLegal(actor);
  const closed = refuseApplication(job, dayInSouthAfrica(now()));
  if (closed) throw new Refusal(closed);
  if (jobVersion !== undefined && jobVersion !== job.version) throw new Refusal('job.changed');

  const { repId } = actor;
  await insistRoom(tx, job, { jobId, repId });
  const { businessId, version } = job;
  const applicationId = uuidv7();
  const row = { id: applicationId, jobId, repId, businessId, message, version };
  const [application] = await insertApplication(tx.db).execute(row);
  if (!application) return applyAgain(tx, actor, row);

  recordStep(tx, { applicationId, status: 'pending', note: null, byUserId: actor.userId });
  await tx.emit(applicationChanged, { applicationId, jobId, repId, businessId, status: 'pending' });
  if (job.asksCourses) await tx.emit(coursesAsked, { applicationId });
  return application;
}
