import { asc, desc, eq, sql } from 'drizzle-orm';
import type { AccountExport } from '#contract/exports/export.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { locations } from '../../catalogue/tables.ts';
import { namesOfAsked } from '../../courses/queries/select-asked.ts';
import { businessProfiles, repProfiles } from '../../profiles/tables.ts';
import { jobDrafts } from '../tables/drafts.ts';
import { jobs, jobVersions, jobViews } from '../tables.ts';

type Exported = Pick<AccountExport, 'jobs' | 'jobDrafts' | 'viewedJobs'>;

/** Every job that the user's business posted, newest first, with what it said before, or began to write; and those the user looked at. */
export async function exportJobs(db: Db, userId: string): Promise<Exported> {
  const ofUser = eq(businessProfiles.userId, userId);
  const rows = await db
    .select({ job: jobs, location: locations.name, namedCourses: namesOfAsked(jobs.asksCourses) })
    .from(jobs)
    .innerJoin(businessProfiles, eq(businessProfiles.id, jobs.businessId))
    .innerJoin(locations, eq(locations.id, jobs.locationId))
    .where(ofUser)
    .orderBy(desc(jobs.createdAt), desc(jobs.id));
  const versions = await db
    .select({ version: jobVersions, location: locations.name, namedCourses: namesOfAsked(jobVersions.asksCourses) })
    .from(jobVersions)
    .innerJoin(jobs, eq(jobs.id, jobVersions.jobId))
    .innerJoin(businessProfiles, eq(businessProfiles.id, jobs.businessId))
    .innerJoin(locations, eq(locations.id, jobVersions.locationId))
    .where(ofUser)
    .orderBy(asc(jobVersions.version));
  const drafts = await db
    .select({ draft: jobDrafts, namedCourses: namesOfAsked(sql`${jobDrafts.content} -> 'asksCourses'`) })
    .from(jobDrafts)
    .innerJoin(businessProfiles, eq(businessProfiles.id, jobDrafts.businessId))
    .where(ofUser)
    .orderBy(desc(jobDrafts.createdAt), desc(jobDrafts.id));
  const formerly = Map.groupBy(versions, ({ version }) => version.jobId);
  return {
    jobs: rows.map(({ job, location, namedCourses }) => ({
      ...job,
      ...{ location, namedCourses },
      createdAt: job.createdAt.toISOString(),
      closedAt: job.closedAt?.toISOString() ?? null,
      formerVersions: (formerly.get(job.id) ?? []).map(({ version, location: place, namedCourses: named }) => ({
        ...version,
        ...{ location: place, namedCourses: named },
        replacedAt: version.replacedAt.toISOString(),
      })),
    })),
    jobDrafts: drafts.map(({ draft, namedCourses }) => ({
      ...{ content: draft.content, namedCourses },
      createdAt: draft.createdAt.toISOString(),
      updatedAt: draft.updatedAt.toISOString(),
    })),
    viewedJobs: await db
      .select({ jobId: jobViews.jobId, day: jobViews.viewedOn })
      .from(jobViews)
      .innerJoin(repProfiles, eq(repProfiles.id, jobViews.repId))
      .where(eq(repProfiles.userId, userId))
      .orderBy(asc(jobViews.viewedOn), asc(jobViews.jobId)),
  };
}
