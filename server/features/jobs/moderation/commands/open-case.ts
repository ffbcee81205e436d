import { isNull, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { administrators, publishLive } from '#server/platform/events/publish-live.ts';
import { jobCases } from '../tables.ts';

/** Adds to the open case of a job, or opens one. Returns its ID. */
export async function openCase(tx: Tx, jobId: string): Promise<string> {
  const [row] = await tx.db
    .insert(jobCases)
    .values({ id: uuidv7(), jobId, openedAt: now() })
    .onConflictDoUpdate({
      target: jobCases.jobId,
      targetWhere: isNull(jobCases.decidedAt),
      set: { entries: sql`${jobCases.entries} + 1` },
    })
    .returning({ id: jobCases.id });
  if (!row) throw new Error('No case was opened');
  await publishLive(tx, [administrators], { type: 'job_case.changed', jobId });
  return row.id;
}
