import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#server/platform/db/pool.ts';
import { industries, locations } from '../../catalogue/tables.ts';
import { jobColumns, locationColumns } from '../../jobs/queries/select-job.ts';
import { jobs } from '../../jobs/tables.ts';
import { businessProfiles, repProfiles } from '../../profiles/tables.ts';
import type { WithSteps } from '../present.ts';
import { applicationSteps, jobApplications } from '../tables.ts';

const own = {
  id: jobApplications.id,
  jobId: jobApplications.jobId,
  status: jobApplications.status,
  message: jobApplications.message,
  appliedAt: jobApplications.appliedAt,
  // Read with the row itself, so that a page of applications is one query.
  steps: sql<WithSteps['steps']>`(
    select coalesce(json_agg(json_build_object('status', s.status, 'at', s.created_at, 'note', s.note)
                             order by s.created_at, s.id), '[]')
    from ${applicationSteps} s where s.application_id = ${jobApplications.id})`,
};

/** Applications with their job, as the rep who applied sees them. */
export function selectForRep(db: Db) {
  return db
    .select({ ...own, job: jobColumns, location: locationColumns })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .innerJoin(businessProfiles, eq(businessProfiles.id, jobs.businessId))
    .innerJoin(locations, eq(locations.id, jobs.locationId));
}

const preferredLocation = alias(locations, 'preferred_location');
const preferredIndustry = alias(industries, 'preferred_industry');

/** Applications with their rep, as the business that received them sees them. */
export function selectReceived(db: Db) {
  return db
    .select({
      ...own,
      rep: {
        id: repProfiles.id,
        fullName: repProfiles.fullName,
        preferredLocation: sql<string | null>`${preferredLocation.name}`,
        preferredIndustry: sql<string | null>`${preferredIndustry.name}`,
      },
    })
    .from(jobApplications)
    .innerJoin(repProfiles, eq(repProfiles.id, jobApplications.repId))
    .leftJoin(preferredLocation, eq(preferredLocation.id, repProfiles.preferredLocationId))
    .leftJoin(preferredIndustry, eq(preferredIndustry.id, repProfiles.preferredIndustryId));
}

/** Sorts before everything that was applied for later than the placeholders `afterAt` and `afterId`. */
export const afterCursor = sql`(${jobApplications.appliedAt}, ${jobApplications.id})
  < (${sql.placeholder('afterAt')}::timestamptz, ${sql.placeholder('afterId')}::uuid)`;
