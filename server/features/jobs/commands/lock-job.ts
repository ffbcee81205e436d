import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { businessProfiles } from '../../profiles/tables.ts';
import { type JobRow, jobs } from '../tables.ts';

const lockedById = prepared('jobs_locked_by_id', (db, name) =>
  db
    .select({
      businessId: jobs.businessId,
      status: jobs.status,
      closesOn: jobs.closesOn,
      version: jobs.version,
      asksCourses: jobs.asksCourses,
      positions: jobs.positions,
      mostApplicants: jobs.mostApplicants,
      takesAllApplicants: jobs.takesAllApplicants,
      ownerId: businessProfiles.userId,
    })
    .from(jobs)
    .innerJoin(businessProfiles, eq(businessProfiles.id, jobs.businessId))
    .where(eq(jobs.id, sql.placeholder('id')))
    .for('share', { of: jobs })
    .prepare(name),
);

/** Reads the job with a shared lock that prevents closing and editing until the transaction ends. */
export async function holdJob(db: Db, jobId: string) {
  const [row] = await lockedById(db).execute({ id: jobId });
  return row;
}

export type HeldJob = NonNullable<Awaited<ReturnType<typeof holdJob>>>;

/** Locks a job of this business for a change. Blocks concurrent applications. */
export async function lockOwnJob(db: Db, businessId: string, jobId: string): Promise<JobRow | undefined> {
  const [row] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, jobId), eq(jobs.businessId, businessId)))
    // Not `for update`, which would also block rows that merely reference the job.
    .for('no key update');
  return row;
}
