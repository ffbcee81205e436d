import { eq, inArray } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { findKept, type KeptRow } from '../../../payments/hires/queries/find-kept.ts';
import { engagements, milestones } from '../../tables.ts';

export type KeptOfJob = KeptRow & { readonly jobId: string };

/** Money of a business that is kept for replacements, with the job it was paid for. */
export async function findKeptOfJobs(db: Db, userId: string): Promise<KeptOfJob[]> {
  const kept = await findKept(db, userId);
  const ids = kept.flatMap(({ milestoneId }) => milestoneId ?? []);
  if (ids.length === 0) return [];
  const rows = await db
    .select({ milestoneId: milestones.id, jobId: engagements.jobId })
    .from(milestones)
    .innerJoin(engagements, eq(engagements.id, milestones.engagementId))
    .where(inArray(milestones.id, ids));
  const jobs = new Map(rows.map(({ milestoneId, jobId }) => [milestoneId, jobId]));
  return kept.flatMap((one) => {
    const jobId = one.milestoneId && jobs.get(one.milestoneId);
    return jobId ? [{ ...one, jobId }] : [];
  });
}
