import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { locations } from '../../catalogue/tables.ts';
import type { JobDetailRow } from '../present.ts';
import { jobVersions } from '../tables.ts';
import { locationColumns } from './select-job.ts';

/** The job with what it said at a former version; itself when that is the current one. */
export async function findJobAtVersion(db: Db, job: JobDetailRow, version: number): Promise<JobDetailRow> {
  if (version === job.version) return job;
  const [row] = await db
    .select({ content: jobVersions, location: locationColumns })
    .from(jobVersions)
    .innerJoin(locations, eq(locations.id, jobVersions.locationId))
    .where(and(eq(jobVersions.jobId, job.id), eq(jobVersions.version, version)));
  if (!row) return job;
  return { ...job, ...row.content, location: row.location };
}
