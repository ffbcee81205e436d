import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type ApplicationAction, applicationTransitions } from '#domain/applications/application-lifecycle.ts';
import { interviewTransitions } from '#domain/applications/interview-lifecycle.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { businessProfiles, repProfiles } from '../../profiles/tables.ts';
import { interviews, jobApplications } from '../tables.ts';
import { applicationChanged, recordSteps } from './record-step.ts';

/**
 * Ends the applications of a deleted account. A rep's open ones are withdrawn, those waiting for a business are rejected with a note, and all others
 * keep status and dates. Interviews are cancelled.
 */
export async function leaveApplications(tx: Tx, { userId }: { readonly userId: string }): Promise<void> {
  const [rep] = await tx.db
    .select({ id: repProfiles.id })
    .from(repProfiles)
    .where(eq(repProfiles.userId, userId))
    // Waits for an application that is being written. No other can follow.
    .for('update');
  const [business] = await tx.db
    .select({ id: businessProfiles.id })
    .from(businessProfiles)
    .where(eq(businessProfiles.userId, userId));
  if (rep) {
    const applied = eq(jobApplications.repId, rep.id);
    // Those that are decided too: deletion writes to them later, when it has locked conversations, which others lock after these.
    const ofRep = tx.db.select({ id: jobApplications.id }).from(jobApplications).where(applied);
    await ofRep.orderBy(asc(jobApplications.id)).for('no key update');
    await finish(tx, userId, { whose: applied, action: 'withdraw', note: null });
    await cancelInterviews(tx, eq(interviews.repId, rep.id));
  }
  if (business) {
    const received = eq(jobApplications.businessId, business.id);
    await finish(tx, userId, { whose: received, action: 'reject', note: 'This business has closed its account.' });
    await cancelInterviews(tx, eq(interviews.businessId, business.id));
  }
}

/** Locks all of them, for what deletion writes to them later. */
async function cancelInterviews(tx: Tx, whose: SQL): Promise<void> {
  const all = tx.db.select({ id: interviews.id }).from(interviews).where(whose);
  await all.orderBy(asc(interviews.id)).for('no key update');
  const { from, to: status } = interviewTransitions.cancel;
  await tx.db
    .update(interviews)
    .set({ status, answeredAt: sql`now()` })
    .where(and(whose, inArray(interviews.status, from)));
}

interface Ending {
  readonly whose: ReturnType<typeof eq>;
  readonly action: ApplicationAction;
  readonly note: string | null;
}

async function finish(tx: Tx, byUserId: string, { whose, action, note }: Ending): Promise<void> {
  const { from, to: status } = applicationTransitions[action];
  const ended = await tx.db
    .update(jobApplications)
    .set({ status, updatedAt: sql`now()` })
    .where(and(whose, inArray(jobApplications.status, from)))
    .returning({
      applicationId: jobApplications.id,
      jobId: jobApplications.jobId,
      repId: jobApplications.repId,
      businessId: jobApplications.businessId,
    });
  if (ended.length === 0) return;
  await recordSteps(tx, { applicationIds: ended.map(({ applicationId }) => applicationId), status, note, byUserId });
  await tx.emitAll(
    applicationChanged,
    ended.map((application) => ({ ...application, status })),
  );
}
