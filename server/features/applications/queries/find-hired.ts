import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { jobApplications } from '../tables.ts';

interface Hired {
  readonly applicationId: string;
  readonly jobId: string;
  readonly repId: string;
}

/** The reps who were accepted for these jobs. */
export function findHired(db: Db, jobIds: readonly string[]): Promise<Hired[]> {
  return db
    .select({ applicationId: jobApplications.id, jobId: jobApplications.jobId, repId: jobApplications.repId })
    .from(jobApplications)
    .where(and(inArray(jobApplications.jobId, [...jobIds]), eq(jobApplications.status, 'accepted')));
}
