import { and, eq, sql } from 'drizzle-orm';
import type { SavedJob } from '#contract/jobs/saved-jobs.ts';
import { type Page, pageSize } from '#contract/paging.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { preparedPages } from '#server/platform/db/prepared-pages.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import type { RepActor } from '../../accounts/access.ts';
import { locations } from '../../catalogue/tables.ts';
import { businessProfiles } from '../../profiles/tables.ts';
import { presentJobSummary } from '../present.ts';
import { savedJobs } from '../tables/saved.ts';
import { jobs } from '../tables.ts';
import { jobColumns, locationColumns } from './select-job.ts';

const pages = preparedPages('jobs_saved', [savedJobs.savedAt, savedJobs.jobId], (db, after) =>
  db
    .select({ ...jobColumns, location: locationColumns, savedAt: savedJobs.savedAt })
    .from(savedJobs)
    .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .innerJoin(businessProfiles, eq(businessProfiles.id, jobs.businessId))
    .innerJoin(locations, eq(locations.id, jobs.locationId))
    .where(and(eq(savedJobs.repId, sql.placeholder('repId')), after)),
);

/** The actor's saved jobs, last saved first, including closed ones. */
export async function listSavedJobs(db: Db, { repId }: RepActor, cursor: string | undefined): Promise<Page<SavedJob>> {
  const rows = await pages(db, cursor, { repId });
  return pageOfRows(
    rows,
    pageSize,
    ({ savedAt, id }) => ({ at: savedAt, id }),
    (row) => ({ ...presentJobSummary(row), savedAt: row.savedAt.toISOString() }),
  );
}

const one = prepared('jobs_saved_one', (db, name) =>
  db
    .select({ jobId: savedJobs.jobId })
    .from(savedJobs)
    .where(and(eq(savedJobs.repId, sql.placeholder('repId')), eq(savedJobs.jobId, sql.placeholder('jobId'))))
    .prepare(name),
);

export async function hasSavedJob(db: Db, repId: string, jobId: string): Promise<boolean> {
  return (await one(db).execute({ repId, jobId })).length > 0;
}
