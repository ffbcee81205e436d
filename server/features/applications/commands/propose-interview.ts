import { and, eq, inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { InterviewProposal } from '#contract/applications/interviews.ts';
import { canApply, isDecided } from '#domain/applications/application-lifecycle.ts';
import { interviewTransitions } from '#domain/applications/interview-lifecycle.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { timesRefusal } from '#texts/applications/refusals.ts';
import type { BusinessActor } from '../../accounts/access.ts';
import type { ReceivedApplicationRow } from '../present.ts';
import { insistOpenRep } from '../queries/find-barred-reps.ts';
import { findReceived } from '../queries/received-applications.ts';
import { interviews } from '../tables.ts';
import { lockApplication, writeMove } from './lock-application.ts';
import { interviewChanged } from './lock-interview.ts';

/** Invites an applicant to an interview at one of several times, in place of any earlier proposal. A pending application moves to interview. */
export async function proposeInterview(
  tx: Tx,
  actor: BusinessActor,
  { applicationId, times: typed, ...proposal }: InterviewProposal & { readonly applicationId: string },
): Promise<ReceivedApplicationRow> {
  const { userId, businessId } = actor;
  const application = await lockApplication(tx, { businessId }, applicationId);
  if (isDecided(application.status)) throw new Refusal('application.already_decided');
  await insistOpenRep(tx.db, application);
  const times = typed.map((time) => new Date(time)).toSorted((one, other) => one.getTime() - other.getTime());
  const message = timesRefusal(times, new Date());
  if (message) throw new Refusal('interview.time_invalid', { fields: [{ field: 'times', message }] });

  const { from, to } = interviewTransitions.replace;
  const former = await tx.db
    .update(interviews)
    .set({ status: to })
    .where(and(eq(interviews.applicationId, applicationId), inArray(interviews.status, from)))
    .returning({ id: interviews.id });
  const { jobId, repId } = application;
  const interviewId = uuidv7();
  const row = { id: interviewId, applicationId, repId, businessId, times, proposedAt: new Date(), ...proposal };
  await tx.db.insert(interviews).values(row);

  if (canApply('interview', application.status)) {
    await writeMove(tx, application, { userId, action: 'interview', note: proposal.note });
  }
  const about = { interviewId, applicationId, jobId, repId, businessId };
  await tx.emit(interviewChanged, { ...about, status: 'proposed', anew: former.length > 0 });
  return findReceived(tx.db, actor, applicationId);
}
