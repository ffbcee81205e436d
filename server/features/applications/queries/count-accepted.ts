import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { jobApplications } from '../tables.ts';

/** How many reps a job has accepted. Only exact with the job locked, since accepting locks it first. */
export function countAccepted(db: Db, jobId: string): Promise<number> {
  return db.$count(jobApplications, and(eq(jobApplications.jobId, jobId), eq(jobApplications.status, 'accepted')));
}
