import { eq, inArray } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { findKept, type KeptRow } from '../../../payments/hires/queries/find-kept.ts';
import { payfastPayments } from '../../../payments/tables.ts';
import { engagements, milestones } from '../../tables.ts';

export type KeptOfJob = KeptRow & { readonly jobId: string };

/** Money of a business that is reserved for replacements, with the job it was paid for. */
export async function findKeptOfJobs(db: Db, userId: string): Promise<KeptOfJob[]> {
  const kept = await findKept(db, eq(payfastPayments.userId, userId));
  if (kept.length === 0) return [];
  const ids = kept.map(({ milestoneId }) => milestoneId);
  const rows = await db
    .select({ milestoneId: milestones.id, jobId: engagements.jobId })
    .from(milestones)
    .innerJoin(engagements, eq(engagements.id, milestones.engagementId))
    .where(inArray(milestones.id, ids));
  const jobs = new Map(rows.map(({ milestoneId, jobId }) => [milestoneId, jobId]));
  return kept.flatMap((one) => {
    const jobId = jobs.get(one.milestoneId);
    return jobId ? [{ ...one, jobId }] : [];
  });
}
