import { eq, inArray } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { businessProfiles } from '../../profiles/tables.ts';
import { jobs } from '../tables.ts';

/** Jobs with their status and owner, by ID. */
export async function describeJobs(db: Db, jobIds: readonly string[]) {
  const rows = await db
    .select({
      jobId: jobs.id,
      jobTitle: jobs.title,
      status: jobs.status,
      closesOn: jobs.closesOn,
      ownerId: businessProfiles.userId,
    })
    .from(jobs)
    .innerJoin(businessProfiles, eq(businessProfiles.id, jobs.businessId))
    .where(inArray(jobs.id, [...jobIds]));
  return new Map(rows.map((row) => [row.jobId, row]));
}
