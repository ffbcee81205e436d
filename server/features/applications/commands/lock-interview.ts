import { eq } from 'drizzle-orm';
import { isDecided } from '#domain/applications/application-lifecycle.ts';
import { type InterviewAction, refuseInterviewAction } from '#domain/applications/interview-lifecycle.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { refuseSide, type Side } from '../access.ts';
import { interviews } from '../tables.ts';
import { lockApplication } from './lock-application.ts';

export interface InterviewChange {
  readonly interviewId: string;
  readonly applicationId: string;
  readonly jobId: string;
  readonly repId: string;
  readonly businessId: string;
  readonly status: 'proposed' | 'accepted' | 'declined' | 'cancelled';
  /** Whether it replaced an earlier proposal. */
  readonly anew: boolean;
}

/** Emitted when an interview is proposed, answered or cancelled. */
export const interviewChanged = eventKind<InterviewChange>('interview.changed');

/** Locks an interview of that side for an action that the domain allows now. Locks the application first, like all commands. */
export async function lockInterview(tx: Tx, side: Side, interviewId: string, action: InterviewAction) {
  const [found] = await tx.db.select().from(interviews).where(eq(interviews.id, interviewId));
  if (!found || refuseSide(side, found)) throw new Refusal('interview.not_found');
  const application = await lockApplication(tx, side, found.applicationId);
  if (isDecided(application.status)) throw new Refusal('application.already_decided');
  const [interview = found] = await tx.db.select().from(interviews).where(eq(interviews.id, interviewId)).for('update');
  const refusal = refuseInterviewAction(action, interview.status);
  if (refusal) throw new Refusal(refusal);
  return { interview, application };
}
