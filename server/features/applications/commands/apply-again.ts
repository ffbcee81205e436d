import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { applicationTransitions, refuseReapplication } from '#domain/applications/application-lifecycle.ts';
import { interviewTransitions } from '#domain/applications/interview-lifecycle.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RepActor } from '../../accounts/access.ts';
import { holdRep } from '../../profiles/commands/hold-profile.ts';
import type { NewApplicationRow } from '../present.ts';
import { applicationSteps, interviews, jobApplications } from '../tables.ts';
import { applicationChanged, recordStep } from './record-step.ts';

interface Sent {
  readonly jobId: string;
  readonly message: string;
  readonly version: number;
}

const { to: status } = applicationTransitions.reapply;

/** The day it was last resent. Null if it was only sent once. */
async function findSentAgainOn(tx: Tx, applicationId: string): Promise<string | null> {
  const sent = await tx.db
    .select({ at: applicationSteps.createdAt })
    .from(applicationSteps)
    .where(and(eq(applicationSteps.applicationId, applicationId), eq(applicationSteps.status, status)))
    .orderBy(desc(applicationSteps.createdAt))
    .limit(2);
  const [last, before] = sent;
  return last && before ? dayInSouthAfrica(last.at) : null;
}

/** Resends a withdrawn application: the same application with a new message, for the current version of the job. An earlier interview ends. */
export async function applyAgain(
  tx: Tx,
  actor: RepActor,
  { jobId, message, version }: Sent,
): Promise<NewApplicationRow> {
  const { repId, userId } = actor;
  // Locked, since deletion of the account withdraws the applications that it finds open.
  await holdRep(tx, actor);
  const [row] = await tx.db
    .select()
    .from(jobApplications)
    .where(and(eq(jobApplications.jobId, jobId), eq(jobApplications.repId, repId)))
    .for('update');
  if (!row) throw new Refusal('application.already_applied');
  const { id: applicationId, businessId } = row;
  const sentAgainOn = await findSentAgainOn(tx, applicationId);
  const refusal = refuseReapplication({ status: row.status, sentAgainOn }, dayInSouthAfrica(now()));
  if (refusal) throw new Refusal(refusal);

  await tx.db
    .update(interviews)
    .set({ status: interviewTransitions.replace.to, seat: null })
    .where(and(eq(interviews.applicationId, applicationId), ne(interviews.status, interviewTransitions.replace.to)));
  const [application] = await tx.db
    .update(jobApplications)
    .set({ status, message, jobVersion: version, standbyUntil: null, appliedAt: sql`now()`, updatedAt: sql`now()` })
    .where(eq(jobApplications.id, applicationId))
    .returning({
      id: jobApplications.id,
      status: jobApplications.status,
      message: jobApplications.message,
      appliedAt: jobApplications.appliedAt,
    });
  if (!application) throw new Refusal('application.already_applied');
  recordStep(tx, { applicationId, status, note: null, byUserId: userId });
  await tx.emit(applicationChanged, { applicationId, jobId, repId, businessId, status });
  return application;
}
