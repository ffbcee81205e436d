import { desc, eq } from 'drizzle-orm';
import type { AccountExport } from '#contract/account-export.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { locations } from '../../catalogue/tables.ts';
import { businessProfiles } from '../../profiles/tables.ts';
import { jobs } from '../tables.ts';

/** Every job that the user's business posted, newest first. */
export async function exportJobs(db: Db, userId: string): Promise<AccountExport['jobs']> {
  const rows = await db
    .select({ job: jobs, location: locations.name })
    .from(jobs)
    .innerJoin(businessProfiles, eq(businessProfiles.id, jobs.businessId))
    .innerJoin(locations, eq(locations.id, jobs.locationId))
    .where(eq(businessProfiles.userId, userId))
    .orderBy(desc(jobs.createdAt), desc(jobs.id));
  return rows.map(({ job, location }) => ({
    ...job,
    location,
    createdAt: job.createdAt.toISOString(),
    closedAt: job.closedAt?.toISOString() ?? null,
  }));
}
