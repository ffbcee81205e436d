import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { jobApplications } from '../tables.ts';

/** Which of these jobs the rep has applied for, however that went. */
export async function findApplied(db: Db, repId: string, jobIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (jobIds.length === 0) return new Set();
  const rows = await db
    .select({ jobId: jobApplications.jobId })
    .from(jobApplications)
    .where(and(eq(jobApplications.repId, repId), inArray(jobApplications.jobId, [...jobIds])));
  return new Set(rows.map(({ jobId }) => jobId));
}
