import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { jobTransitions } from '#domain/jobs/job-lifecycle.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { businessProfiles } from '../../profiles/tables.ts';
import { jobs } from '../tables.ts';
import { jobClosed } from './job-events.ts';

interface Owner {
  readonly userId: string;
}

/** Closes the open jobs of a suspended or deleted business. After a suspension the business reopens those that it still wants done. */
export async function closeJobsOfUser(tx: Tx, { userId }: Owner): Promise<void> {
  const [business] = await tx.db
    .select({ id: businessProfiles.id })
    .from(businessProfiles)
    .where(eq(businessProfiles.userId, userId))
    // Waits for a job that is being posted. No other can be posted after that.
    .for('update');
  if (!business) return;
  const own = eq(jobs.businessId, business.id);
  // Those that are closed too: deletion writes to them later, when it has locked applications, which others lock after the job.
  await tx.db.select({ id: jobs.id }).from(jobs).where(own).orderBy(asc(jobs.id)).for('no key update');
  const closed = await tx.db
    .update(jobs)
    .set({ status: jobTransitions.close.to, closedAt: sql`now()`, updatedAt: sql`now()` })
    .where(and(own, inArray(jobs.status, [...jobTransitions.close.from])))
    .returning({ jobId: jobs.id });
  await tx.emitAll(
    jobClosed,
    closed.map(({ jobId }) => ({ jobId, businessId: business.id })),
  );
}
