import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { type JobRow, jobs, jobVersions } from '../../../jobs/tables.ts';
import { engagements } from '../../tables.ts';

/** The job types of engagements, as the jobs had them when their reps were accepted: editing a job changes no gig. */
export async function findJobTypes(
  db: Db,
  engagementIds: readonly string[],
): Promise<ReadonlyMap<string, JobRow['jobType']>> {
  const rows = await db
    .select({
      id: engagements.id,
      jobType: sql<JobRow['jobType']>`coalesce(${jobVersions.jobType}, ${jobs.jobType})`,
    })
    .from(engagements)
    .innerJoin(jobs, eq(jobs.id, engagements.jobId))
    .leftJoin(jobVersions, and(eq(jobVersions.jobId, jobs.id), eq(jobVersions.version, engagements.jobVersion)))
    .where(inArray(engagements.id, [...engagementIds]));
  return new Map(rows.map(({ id, jobType }) => [id, jobType]));
}
