import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { contentNames, type JobContent, type JobRow, jobs, jobVersions } from '../tables.ts';

const pick = (job: JobContent) =>
  Object.fromEntries(contentNames.map((name) => [name, job[name]])) as unknown as JobContent;

export const isUnchanged = (job: JobContent, other: JobContent): boolean =>
  contentNames.every((name) => isDeepStrictEqual(job[name], other[name]));

/** Stores the current content of a locked job as a former version, for its applicants, and updates the job. */
export async function writeVersion(db: Db, job: JobRow, changes: Partial<JobRow>): Promise<void> {
  const { id: jobId, version } = job;
  await db.insert(jobVersions).values({ jobId, version, ...pick(job) });
  await db
    .update(jobs)
    .set({ ...changes, version: version + 1, updatedAt: sql`now()` })
    .where(and(eq(jobs.id, jobId), eq(jobs.version, version)));
}
