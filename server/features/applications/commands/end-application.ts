import { and, eq, sql } from 'drizzle-orm';
import { applicationTransitions } from '#domain/applications/application-lifecycle.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { applicationSteps, jobApplications } from '../tables.ts';
import { lockApplication, writeMove } from './lock-application.ts';
import { applicationChanged } from './record-step.ts';

interface Accepted {
  readonly applicationId: string;
  readonly businessId: string;
}

const { end, resume } = applicationTransitions;

/** Ends an accepted application whose gig ended before completion, which frees the place. Returns whether it was taken. */
export async function endApplication(tx: Tx, { applicationId, businessId }: Accepted): Promise<boolean> {
  const row = await lockApplication(tx, { businessId }, applicationId);
  if (row.status !== end.from[0]) return false;
  await writeMove(tx, row, { userId: null, action: 'end', note: null });
  return true;
}

/** Undoes the end of an application: the gig goes on after all. */
export async function resumeApplication(tx: Tx, { applicationId, businessId }: Accepted): Promise<void> {
  const { jobId, repId, status } = await lockApplication(tx, { businessId }, applicationId);
  if (status !== resume.from[0]) return;
  await tx.db
    .delete(applicationSteps)
    .where(and(eq(applicationSteps.applicationId, applicationId), eq(applicationSteps.status, status)));
  await tx.db
    .update(jobApplications)
    .set({ status: resume.to, updatedAt: sql`now()` })
    .where(eq(jobApplications.id, applicationId));
  await tx.emit(applicationChanged, { applicationId, jobId, repId, businessId, status: resume.to });
}
