import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { RejectionsInput, RejectionsResult } from '#contract/applications/applications.ts';
import { applicationTransitions, canApply } from '#domain/application-lifecycle.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { BusinessActor } from '../../accounts/access.ts';
import { findOwnJob } from '../../jobs/queries/own-jobs.ts';
import { recordAnswers } from '../../profiles/commands/record-answers.ts';
import { jobApplications } from '../tables.ts';
import { applicationChanged, recordSteps } from './record-step.ts';

const { from, to: status } = applicationTransitions.reject;

/**
 * Rejects what is still open of these applications for one job, each rep with the same message, and says where the others
 * stand. Refusal: job.not_found.
 */
export async function rejectApplications(
  tx: Tx,
  actor: BusinessActor,
  { jobId, applicationIds, note }: RejectionsInput & { readonly jobId: string },
): Promise<RejectionsResult> {
  await findOwnJob(tx.db, actor, jobId);
  const { userId, businessId } = actor;
  const ids = [...new Set(applicationIds)];
  const locked = await tx.db
    .select({ id: jobApplications.id, status: jobApplications.status, appliedAt: jobApplications.appliedAt })
    .from(jobApplications)
    .where(and(eq(jobApplications.jobId, jobId), inArray(jobApplications.id, ids)))
    // In the same order for everybody, so that two at once do not wait for each other.
    .orderBy(asc(jobApplications.id))
    .for('update');
  const open = locked.filter((row) => canApply('reject', row.status)).map(({ id }) => id);
  const stands = new Map(locked.map((row) => [row.id, row.status]));
  const notOpen = ids.filter((id) => !open.includes(id)).map((id) => ({ id, status: stands.get(id) ?? null }));
  if (open.length === 0) return { rejected: [], notOpen };

  const ended = await tx.db
    .update(jobApplications)
    .set({ status, updatedAt: sql`now()` })
    .where(and(inArray(jobApplications.id, open), inArray(jobApplications.status, from)))
    .returning({ applicationId: jobApplications.id, repId: jobApplications.repId });
  const rejected = ended.map(({ applicationId }) => applicationId);
  await recordSteps(tx, { applicationIds: rejected, status, note, byUserId: userId });
  const first = locked.filter((row) => row.status === 'pending');
  await recordAnswers(tx, businessId, first);
  await tx.emitAll(
    applicationChanged,
    ended.map((application) => ({ ...application, jobId, businessId, status })),
  );
  return { rejected, notOpen };
}
