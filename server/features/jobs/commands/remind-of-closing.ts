import { and, inArray, sql } from 'drizzle-orm';
import { closingDays } from '#contract/jobs/options.ts';
import { jobTransitions } from '#domain/jobs/job-lifecycle.ts';
import { addDays, dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import { inBatches } from '#server/platform/db/in-batches.ts';
import type { RunTransaction } from '#server/platform/db/transaction.ts';
import { jobs } from '../tables.ts';
import { jobClosingSoon } from './job-events.ts';

const batch = 500;

/** Emits an event for each job whose last day to apply is near, once for that day. */
export async function remindOfClosing(transaction: RunTransaction, signal: AbortSignal): Promise<void> {
  const today = dayInSouthAfrica(now());
  await inBatches(signal, batch, () =>
    transaction(async (tx) => {
      const near = tx.db
        .select({ id: jobs.id })
        .from(jobs)
        .where(
          and(
            inArray(jobs.status, [...jobTransitions.expire.from]),
            sql`${jobs.closesOn} between ${today} and ${addDays(today, closingDays.soon)}`,
            sql`${jobs.closingNotifiedFor} is distinct from ${jobs.closesOn}`,
          ),
        )
        .limit(batch)
        .for('no key update', { skipLocked: true });
      const rows = await tx.db
        .update(jobs)
        .set({ closingNotifiedFor: sql`${jobs.closesOn}` })
        // As an array: a subquery may run again for each row, and would lock more than the batch.
        .where(sql`${jobs.id} = any (array(${near}))`)
        .returning({ jobId: jobs.id, businessId: jobs.businessId, closesOn: jobs.closesOn });
      await tx.emitAll(jobClosingSoon, rows);
      return rows.length;
    }),
  );
}
