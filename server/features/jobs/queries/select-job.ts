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
  status: jobs.status,
  createdAt: jobs.createdAt,
};

export const locationColumns = { id: locations.id, name: locations.name, province: locations.province };

const summaryColumns = { ...jobColumns, location: locationColumns };

const detailColumns = {
  ...summaryColumns,
  businessId: jobs.businessId,
  description: jobs.description,
  locationAddress: jobs.locationAddress,
  requiredSkills: jobs.requiredSkills,
  startDate: jobs.startDate,
};

/** Jobs as a list shows them, ready for a `where`. */
export function selectJobSummaries(db: Db) {
  return db
    .select(summaryColumns)
    .from(jobs)
    .innerJoin(businessProfiles, eq(businessProfiles.id, jobs.businessId))
    .innerJoin(locations, eq(locations.id, jobs.locationId));
}

/** Jobs with everything they say, ready for a `where`. */
export function selectJobDetails(db: Db) {
  return db
    .select(detailColumns)
    .from(jobs)
    .innerJoin(businessProfiles, eq(businessProfiles.id, jobs.businessId))
    .innerJoin(locations, eq(locations.id, jobs.locationId));
}
