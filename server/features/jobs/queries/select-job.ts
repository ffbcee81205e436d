import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { locations } from '../../catalogue/tables.ts';
import { businessProfiles } from '../../profiles/tables.ts';
import { jobs } from '../tables.ts';

/** The columns of a job's own row, and of its company, that a list needs. */
export const jobColumns = {
  id: jobs.id,
  title: jobs.title,
  companyName: businessProfiles.companyName,
  industry: jobs.industry,
  compensationCents: jobs.compensationCents,
  hourlyRateCents: jobs.hourlyRateCents,
  duration: jobs.duration,
  experienceRequired: jobs.experienceRequired,
  jobType: jobs.jobType,
  positions: jobs.positions,
  status: jobs.status,
  closesOn: jobs.closesOn,
  createdAt: jobs.createdAt,
};

export const locationColumns = { id: locations.id, name: locations.name, province: locations.province };

/** The columns of `JobSummaryRow`, for jobs joined with their business and their location. */
export const summaryColumns = { ...jobColumns, location: locationColumns };

const detailColumns = {
  ...summaryColumns,
  businessId: jobs.businessId,
  description: jobs.description,
  locationAddress: jobs.locationAddress,
  requiredSkills: jobs.requiredSkills,
  startDate: jobs.startDate,
  version: jobs.version,
};

/** Jobs with everything they say, ready for a `where`. */
export function selectJobDetails(db: Db) {
  return db
    .select(detailColumns)
    .from(jobs)
    .innerJoin(businessProfiles, eq(businessProfiles.id, jobs.businessId))
    .innerJoin(locations, eq(locations.id, jobs.locationId));
}
