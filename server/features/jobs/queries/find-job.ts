import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { businessProfiles } from '../../profiles/tables.ts';
import type { JobDetailRow } from '../present.ts';
import { jobs } from '../tables.ts';
import { selectJobDetails } from './select-job.ts';

const byId = prepared('jobs_by_id', (db, name) =>
  selectJobDetails(db)
    .where(eq(jobs.id, sql.placeholder('id')))
    .prepare(name),
);

export async function findJob(db: Db, jobId: string): Promise<JobDetailRow | undefined> {
  const [row] = await byId(db).execute({ id: jobId });
  return row;
}

const ownerById = prepared('jobs_owner_by_id', (db, name) =>
  db
    .select({ status: jobs.status, ownerId: businessProfiles.userId })
    .from(jobs)
    .innerJoin(businessProfiles, eq(businessProfiles.id, jobs.businessId))
    .where(eq(jobs.id, sql.placeholder('id')))
    .prepare(name),
);

/** The status of a job, and the user behind its business. */
export async function findJobOwner(db: Db, jobId: string) {
  const [row] = await ownerById(db).execute({ id: jobId });
  return row;
}
