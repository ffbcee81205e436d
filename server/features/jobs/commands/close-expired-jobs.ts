import { and, inArray, lt, sql } from 'drizzle-orm';
import { jobTransitions } from '#domain/jobs/job-lifecycle.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import { inBatches } from '#server/platform/db/in-batches.ts';
import type { RunTransaction } from '#server/platform/db/transaction.ts';
import { jobs } from '../tables.ts';
import { jobClosed } from './job-events.ts';

/** Each batch locks its jobs until the commit, and a rep may be applying for one of them. */
const batch = 500;

const { from, to } = jobTransitions.expire;

/** Closes open jobs past their last day to apply. Run after midnight, it finds all of yesterday's. */
export async function closeExpiredJobs(transaction: RunTransaction, signal: AbortSignal): Promise<void> {
  const today = dayInSouthAfrica(now());
  await inBatches(signal, batch, () =>
    transaction(async (tx) => {
      const due = tx.db
        .select({ id: jobs.id })
        .from(jobs)
        .where(and(inArray(jobs.status, [...from]), lt(jobs.closesOn, today)))
        .limit(batch)
        // A job that is being applied for or edited is left for the next run.
        .for('no key update', { skipLocked: true });
      const rows = await tx.db
        .update(jobs)
        .set({ status: to, closedAt: sql`now()`, updatedAt: sql`now()` })
        // As an array: a subquery may run again for each row, and would lock more than the batch.
        .where(sql`${jobs.id} = any (array(${due}))`)
        .returning({ jobId: jobs.id, businessId: jobs.businessId });
      await tx.emitAll(jobClosed, rows);
      return rows.length;
    }),
  );
}
