import { desc, eq } from 'drizzle-orm';
import type { AccountExport } from '#contract/exports/export.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { repProfiles } from '../../profiles/tables.ts';
import { savedJobs, savedSearches } from '../tables/saved.ts';
import { jobs } from '../tables.ts';

/** The jobs and the searches that the rep saved, the newest first. */
export async function exportFinds(db: Db, userId: string): Promise<Pick<AccountExport, 'savedJobs' | 'savedSearches'>> {
  const kept = await db
    .select({ jobId: savedJobs.jobId, jobTitle: jobs.title, savedAt: savedJobs.savedAt })
    .from(savedJobs)
    .innerJoin(repProfiles, eq(repProfiles.id, savedJobs.repId))
    .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .where(eq(repProfiles.userId, userId))
    .orderBy(desc(savedJobs.savedAt));
  const searches = await db
    .select({
      name: savedSearches.name,
      filters: savedSearches.filters,
      mail: savedSearches.mail,
      createdAt: savedSearches.createdAt,
    })
    .from(savedSearches)
    .innerJoin(repProfiles, eq(repProfiles.id, savedSearches.repId))
    .where(eq(repProfiles.userId, userId))
    .orderBy(desc(savedSearches.createdAt));
  return {
    savedJobs: kept.map((row) => ({ ...row, savedAt: row.savedAt.toISOString() })),
    savedSearches: searches.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
  };
}
