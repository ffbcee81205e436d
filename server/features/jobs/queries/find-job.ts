import { and, eq, sql } from 'drizzle-orm';
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

const lockedById = prepared('jobs_locked_by_id', (db, name) =>
  db
    .select({ businessId: jobs.businessId, status: jobs.status, ownerId: businessProfiles.userId })
    .from(jobs)
    .innerJoin(businessProfiles, eq(businessProfiles.id, jobs.businessId))
    .where(eq(jobs.id, sql.placeholder('id')))
    .for('share', { of: jobs })
    .prepare(name),
);

export async function findJob(db: Db, jobId: string): Promise<JobDetailRow | undefined> {
  const [row] = await byId(db).execute({ id: jobId });
  return row;
}

/** Reads the job and keeps it from being closed or edited until the transaction ends; many may hold it at once. */
export async function holdJob(db: Db, jobId: string) {
  const [row] = await lockedById(db).execute({ id: jobId });
  return row;
}

/** Locks a job for a change, if it belongs to that business. */
export async function lockOwnJob(db: Db, businessId: string, jobId: string) {
  const [row] = await db
    .select({ id: jobs.id, status: jobs.status })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), eq(jobs.businessId, businessId)))
    .for('update');
  return row;
}
