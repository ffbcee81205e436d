import type { JobDetail, JobSummary } from '#contract/jobs.ts';
import { presentLocation } from '../catalogue/present.ts';
import type { locations } from '../catalogue/tables.ts';
import type { jobs } from './tables.ts';

type JobRow = typeof jobs.$inferSelect;

/** The columns of a job that a list needs. */
export type JobSummaryRow = Omit<
  JobRow,
  | 'description'
  | 'locationAddress'
  | 'requiredSkills'
  | 'startDate'
  | 'updatedAt'
  | 'closedAt'
  | 'businessId'
  | 'province'
  | 'locationId'
> & { readonly location: typeof locations.$inferSelect; readonly companyName: string };

export type JobDetailRow = JobSummaryRow &
  Pick<JobRow, 'description' | 'locationAddress' | 'requiredSkills' | 'startDate' | 'businessId'>;

export function presentJobSummary(row: JobSummaryRow): JobSummary {
  return {
    id: row.id,
    title: row.title,
    companyName: row.companyName,
    industry: row.industry,
    location: presentLocation(row.location),
    compensationCents: row.compensationCents,
    hourlyRateCents: row.hourlyRateCents,
    duration: row.duration,
    experienceRequired: row.experienceRequired,
    jobType: row.jobType,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
  };
}

export function presentJob(row: JobDetailRow): JobDetail {
  return {
    ...presentJobSummary(row),
    description: row.description,
    locationAddress: row.locationAddress,
    requiredSkills: row.requiredSkills,
    startDate: row.startDate,
  };
}
