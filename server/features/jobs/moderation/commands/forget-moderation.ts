import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { businessProfiles } from '../../../profiles/tables.ts';
import { jobs } from '../../tables.ts';
import { jobAnswers, jobReports, jobTakeDowns } from '../tables.ts';

/** A report outlives who sent it: it is about a job. What a business wrote to the team goes with it. */
export async function forgetModeration(tx: Tx, { userId }: { readonly userId: string }): Promise<void> {
  await tx.db.update(jobReports).set({ reporterId: null, details: null }).where(eq(jobReports.reporterId, userId));
  const own = tx.db
    .select({ id: jobTakeDowns.id })
    .from(jobTakeDowns)
    .innerJoin(jobs, eq(jobs.id, jobTakeDowns.jobId))
    .innerJoin(businessProfiles, eq(businessProfiles.id, jobs.businessId))
    .where(eq(businessProfiles.userId, userId));
  await tx.db.delete(jobAnswers).where(inArray(jobAnswers.takeDownId, own));
}
