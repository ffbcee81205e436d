import { and, inArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { RoundInput, RoundResult } from '#contract/applications/interview-rounds.ts';
import { applicationTransitions } from '#domain/applications/application-lifecycle.ts';
import { interviewTransitions } from '#domain/applications/interview-lifecycle.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { timesRefusal } from '#texts/applications/refusals.ts';
import type { BusinessActor } from '../../accounts/access.ts';
import { recordAnswers } from '../../profiles/commands/record-answers.ts';
import { findBarredReps } from '../queries/find-barred-reps.ts';
import { interviewRounds, interviews, jobApplications } from '../tables.ts';
import { lockChosen } from './lock-chosen.ts';
import { interviewChanged } from './lock-interview.ts';
import { applicationChanged, recordSteps } from './record-step.ts';

type Open = Awaited<ReturnType<typeof lockChosen>>['open'];

/** Invites many applicants of a job, each to one of the same times. Those who have already agreed on a time keep it. */
export async function inviteApplicants(
  tx: Tx,
  actor: BusinessActor,
  { jobId, times: typed, capacity, minutes, place, link, note, ...chosen }: RoundInput & { readonly jobId: string },
): Promise<RoundResult> {
  const { businessId } = actor;
  const times = typed.map((time) => new Date(time)).toSorted((one, other) => one.getTime() - other.getTime());
  // Applicants who can still be accepted can be interviewed first.
  const { open, notOpen } = await lockChosen(tx, actor, { jobId, action: 'accept', ...chosen });
  const message = timesRefusal(times, new Date());
  if (message) throw new Refusal('interview.time_invalid', { fields: [{ field: 'times', message }] });
  const current = await currentOf(tx, open);
  const barred = await findBarredReps(
    tx.db,
    open.map(({ repId }) => repId),
  );
  const invited = open.filter(({ id, repId }) => current.get(id) !== 'accepted' && !barred.has(repId));
  const agreed = open.filter((row) => !invited.includes(row)).map(({ id, status }) => ({ id, status }));
  const notInvited = [...notOpen, ...agreed];
  if (invited.length === 0) return { invited: [], notInvited };
  const places = times.length * capacity;
  if (places < invited.length) {
    const words = `There’s room for ${places} of the ${invited.length} applicants. Offer more times.`;
    throw new Refusal('interview.too_few_times', { fields: [{ field: 'times', message: words }] });
  }

  const roundId = uuidv7();
  await tx.db.insert(interviewRounds).values({ id: roundId, jobId, businessId, capacity });
  const ids = invited.map(({ id }) => id);
  const { from, to } = interviewTransitions.replace;
  await tx.db
    .update(interviews)
    .set({ status: to })
    .where(and(inArray(interviews.applicationId, ids), inArray(interviews.status, from)));
  const shared = { businessId, roundId, times, minutes, place, link, note, proposedAt: new Date() };
  const proposed = invited.map(({ id: applicationId, repId }) => ({ id: uuidv7(), applicationId, repId, ...shared }));
  await tx.db.insert(interviews).values(proposed);
  await moveToInterview(tx, actor, { invited, note });
  await tx.emitAll(
    interviewChanged,
    proposed.map(({ id: interviewId, applicationId, repId }) => ({
      interviewId,
      applicationId,
      jobId,
      repId,
      businessId,
      status: 'proposed' as const,
      anew: current.has(applicationId),
    })),
  );
  return { invited: ids, notInvited };
}

/** The status of each application's current interview. Those without one are left out. */
async function currentOf(tx: Tx, applications: Open) {
  const ids = applications.map(({ id }) => id);
  const rows = await tx.db
    .select({ applicationId: interviews.applicationId, status: interviews.status })
    .from(interviews)
    .where(and(inArray(interviews.applicationId, ids), sql`${interviews.status} <> 'replaced'`));
  return new Map(rows.map(({ applicationId, status }) => [applicationId, status]));
}

async function moveToInterview(
  tx: Tx,
  { userId, businessId }: BusinessActor,
  { invited, note }: { readonly invited: Open; readonly note: string | null },
): Promise<void> {
  const { from, to: status } = applicationTransitions.interview;
  const waiting = invited.filter((row) => (from as readonly string[]).includes(row.status));
  if (waiting.length === 0) return;
  const applicationIds = waiting.map(({ id }) => id);
  await tx.db
    .update(jobApplications)
    .set({ status, updatedAt: sql`now()` })
    .where(and(inArray(jobApplications.id, applicationIds), inArray(jobApplications.status, from)));
  await recordSteps(tx, { applicationIds, status, note, byUserId: userId });
  await recordAnswers(tx, businessId, waiting);
  await tx.emitAll(
    applicationChanged,
    waiting.map(({ id: applicationId, jobId, repId }) => ({ applicationId, jobId, repId, businessId, status })),
  );
}
