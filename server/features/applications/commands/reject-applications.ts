import { and, inArray, sql } from 'drizzle-orm';
import type { RejectionsInput, RejectionsResult } from '#contract/applications/rejections.ts';
import { applicationTransitions } from '#domain/applications/application-lifecycle.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { BusinessActor } from '../../accounts/access.ts';
import { recordAnswers } from '../../profiles/commands/record-answers.ts';
import { jobApplications } from '../tables.ts';
import { lockChosen } from './lock-chosen.ts';
import { applicationChanged, recordSteps } from './record-step.ts';
import { freeSeats } from './take-seat.ts';

const { from, to: status } = applicationTransitions.reject;

/** Rejects the open ones of these applications for one job, each rep with the same message. Returns the status of the others. */
export async function rejectApplications(
  tx: Tx,
  actor: BusinessActor,
  { jobId, note, ...chosen }: RejectionsInput & { readonly jobId: string },
): Promise<RejectionsResult> {
  const { userId, businessId } = actor;
  const { open, notOpen } = await lockChosen(tx, actor, { jobId, action: 'reject', ...chosen });
  if (open.length === 0) return { rejected: [], notOpen };

  const ids = open.map(({ id }) => id);
  const ended = await tx.db
    .update(jobApplications)
    .set({ status, updatedAt: sql`now()` })
    .where(and(inArray(jobApplications.id, ids), inArray(jobApplications.status, from)))
    .returning({ applicationId: jobApplications.id, repId: jobApplications.repId });
  const rejected = ended.map(({ applicationId }) => applicationId);
  await freeSeats(tx, rejected);
  await recordSteps(tx, { applicationIds: rejected, status, note, byUserId: userId });
  await recordAnswers(
    tx,
    businessId,
    open.filter((row) => row.status === 'pending'),
  );
  await tx.emitAll(
    applicationChanged,
    ended.map((application) => ({ ...application, jobId, businessId, status })),
  );
  return { rejected, notOpen };
}
