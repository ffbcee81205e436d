import { and, eq } from 'drizzle-orm';
import type { AskedCourses } from '#contract/jobs/asked-courses.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { locations } from '../../catalogue/tables.ts';
import { namesOfAsked } from '../../courses/queries/select-asked.ts';
import type { JobDetailRow } from '../present.ts';
import { jobs, jobVersions } from '../tables.ts';
import { locationColumns } from './select-job.ts';

/** The job with its content at a version. The job itself if that is the current one. */
export async function findJobAtVersion(db: Db, job: JobDetailRow, version: number): Promise<JobDetailRow> {
  if (version === job.version) return job;
  const [row] = await db
    .select({ content: jobVersions, location: locationColumns, namedCourses: namesOfAsked(jobVersions.asksCourses) })
    .from(jobVersions)
    .innerJoin(locations, eq(locations.id, jobVersions.locationId))
    .where(and(eq(jobVersions.jobId, job.id), eq(jobVersions.version, version)));
  if (!row) return job;
  return { ...job, ...row.content, location: row.location, namedCourses: row.namedCourses };
}

interface AskedSince {
  readonly atVersion: AskedCourses | null;
  readonly today: AskedCourses | null;
}

/** The courses that a job required at a version, and requires today. */
export async function findAskedSince(db: Db, jobId: string, version: number): Promise<AskedSince> {
  const [row] = await db
    .select({ today: jobs.asksCourses, current: jobs.version, former: jobVersions.asksCourses })
    .from(jobs)
    .leftJoin(jobVersions, and(eq(jobVersions.jobId, jobs.id), eq(jobVersions.version, version)))
    .where(eq(jobs.id, jobId));
  if (!row) return { atVersion: null, today: null };
  return { atVersion: row.current === version ? row.today : row.former, today: row.today };
}
