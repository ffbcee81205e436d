import { and, eq, inArray } from 'drizzle-orm';
import { interviewTransitions, refuseChange, refuseChoice } from '#domain/applications/interview-lifecycle.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { BusinessActor, RepActor } from '../../accounts/access.ts';
import type { ReceivedApplicationRow, RepApplicationRow } from '../present.ts';
import { findReceived } from '../queries/received-applications.ts';
import { findOwnApplication } from '../queries/track-applications.ts';
import { interviews } from '../tables.ts';
import { interviewChanged, lockInterview } from './lock-interview.ts';
import { takeSeat } from './take-seat.ts';

type Locked = Awaited<ReturnType<typeof lockInterview>>;

async function write(
  tx: Tx,
  { interview, application }: Locked,
  action: 'accept' | 'decline' | 'cancel',
  answer: { readonly acceptedTime?: Date | null; readonly seat?: number | null; readonly answer?: string } = {},
): Promise<void> {
  const { from, to: status } = interviewTransitions[action];
  await tx.db
    .update(interviews)
    .set({ status, answeredAt: new Date(), ...answer })
    .where(and(eq(interviews.id, interview.id), inArray(interviews.status, from)));
  const { id: applicationId, jobId, repId, businessId } = application;
  await tx.emit(interviewChanged, {
    interviewId: interview.id,
    applicationId,
    jobId,
    repId,
    businessId,
    status,
    // It was agreed for another time.
    anew: status === 'accepted' && interview.status === 'accepted',
  });
}

/** Accepts one of the times for the rep, or changes the accepted time. */
export async function acceptInterview(
  tx: Tx,
  actor: RepActor,
  { interviewId, time }: { readonly interviewId: string; readonly time: string },
): Promise<RepApplicationRow> {
  const locked = await lockInterview(tx, { repId: actor.repId }, interviewId, 'accept');
  const acceptedTime = new Date(time);
  const { interview } = locked;
  const refusal =
    refuseChange(interview, new Date()) ??
    refuseChoice(acceptedTime, interview.times, new Date(), interview.acceptedTime);
  if (refusal) throw new Refusal(refusal);
  const { roundId } = interview;
  const seat = roundId === null ? null : await takeSeat(tx, roundId, acceptedTime);
  await write(tx, locked, 'accept', { acceptedTime, seat });
  return findOwnApplication(tx.db, actor, locked.application.id);
}

/** Declines all times for the rep, with a message about others, or an agreed time. */
export async function declineInterview(
  tx: Tx,
  actor: RepActor,
  { interviewId, message }: { readonly interviewId: string; readonly message: string },
): Promise<RepApplicationRow> {
  const locked = await lockInterview(tx, { repId: actor.repId }, interviewId, 'decline');
  const refusal = refuseChange(locked.interview, new Date());
  if (refusal) throw new Refusal(refusal);
  await write(tx, locked, 'decline', { answer: message, acceptedTime: null, seat: null });
  return findOwnApplication(tx.db, actor, locked.application.id);
}

/** Cancels an interview for the business. The application stays open. */
export async function cancelInterview(
  tx: Tx,
  actor: BusinessActor,
  interviewId: string,
): Promise<ReceivedApplicationRow> {
  const locked = await lockInterview(tx, { businessId: actor.businessId }, interviewId, 'cancel');
  await write(tx, locked, 'cancel');
  return findReceived(tx.db, actor, locked.application.id);
}
