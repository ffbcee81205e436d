import { and, eq, inArray, sql } from 'drizzle-orm';
import { applicationTransitions } from '#domain/applications/application-lifecycle.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { jobApplications } from '../tables.ts';

const stillOpen = [...applicationTransitions.accept.from, applicationTransitions.accept.to];

const openOfJob = prepared('applications_open_of_job', (db, name) =>
  db
    .select({ open: sql<number>`count(*)::int` })
    .from(jobApplications)
    .where(and(eq(jobApplications.jobId, sql.placeholder('jobId')), inArray(jobApplications.status, stillOpen)))
    .prepare(name),
);

/** How many applicants of a job were neither rejected nor have withdrawn. */
export async function countOpen(db: Db, jobId: string): Promise<number> {
  const [row] = await openOfJob(db).execute({ jobId });
  return row?.open ?? 0;
}
