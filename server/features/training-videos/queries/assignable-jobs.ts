import { desc, eq, sql } from 'drizzle-orm';
import type { AssignableJob } from '#contract/training-videos/training-videos.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { BusinessActor } from '../../accounts/access.ts';
import { jobs } from '../../jobs/tables.ts';

/** Limit of the list to choose from: older jobs aren't assigned. */
const most = 500;

const newest = prepared('training_assignable_jobs', (db, name) =>
  db
    .select({ id: jobs.id, title: jobs.title, status: jobs.status, createdAt: jobs.createdAt })
    .from(jobs)
    .where(eq(jobs.businessId, sql.placeholder('businessId')))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(most)
    .prepare(name),
);

/** The jobs of the actor's business, newest first, of any status: accepted reps are trained after the job is filled. */
export async function listAssignableJobs(db: Db, { businessId }: BusinessActor): Promise<AssignableJob[]> {
  const rows = await newest(db).execute({ businessId });
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
