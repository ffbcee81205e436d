import { and, eq, inArray, sql } from 'drizzle-orm';
import { jobTransitions } from '#domain/jobs/job-lifecycle.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { businessProfiles } from '../../profiles/tables.ts';
import { jobs, jobVersions } from '../tables.ts';
import { jobClosed } from './job-events.ts';

interface Owner {
  readonly userId: string;
}

/** All open jobs of somebody who cannot look after them any more. Returns their business. */
async function closeOpenJobs(tx: Tx, { userId }: Owner): Promise<{ readonly id: string } | undefined> {
  const [business] = await tx.db
    .select({ id: businessProfiles.id })
    .from(businessProfiles)
    .where(eq(businessProfiles.userId, userId))
    // A job that is being posted is waited for; after that none can come.
    .for('update');
  if (!business) return undefined;
  const closed = await tx.db
    .update(jobs)
    .set({ status: jobTransitions.close.to, closedAt: sql`now()`, updatedAt: sql`now()` })
    .where(and(eq(jobs.businessId, business.id), inArray(jobs.status, [...jobTransitions.close.from])))
    .returning({ jobId: jobs.id });
  await tx.emitAll(
    jobClosed,
    closed.map(({ jobId }) => ({ jobId, businessId: business.id })),
  );
  return business;
}

/** Their business is suspended; once it is not, it reopens what it still wants to be done. */
export async function closeSuspended(tx: Tx, suspended: Owner): Promise<void> {
  await closeOpenJobs(tx, suspended);
}

/** The account is gone: its open jobs close, and none says any more where exactly it was. */
export async function closeJobsOfUser(tx: Tx, gone: Owner): Promise<void> {
  const business = await closeOpenJobs(tx, gone);
  if (!business) return;
  const own = eq(jobs.businessId, business.id);
  await tx.db.update(jobs).set({ locationAddress: null }).where(own);
  const ownIds = tx.db.select({ id: jobs.id }).from(jobs).where(own);
  await tx.db.update(jobVersions).set({ locationAddress: null }).where(inArray(jobVersions.jobId, ownIds));
}
