import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { jobApplications } from '../tables.ts';

/** How many reps a job has accepted. Exact only for whoever holds the job: accepting somebody locks it first. */
export function countAccepted(db: Db, jobId: string): Promise<number> {
  return db.$count(jobApplications, and(eq(jobApplications.jobId, jobId), eq(jobApplications.status, 'accepted')));
}
