import type { JobDetail, JobSummary } from '#contract/jobs/jobs.ts';
import { presentLocation } from '../catalogue/present.ts';
import type { locations } from '../catalogue/tables.ts';
import type { JobRow } from './tables.ts';

/** The columns of a job that a list needs. */
export type JobSummaryRow = Pick<
  JobRow,
  | 'id'
  | 'title'
  | 'industry'
  | 'compensationCents'
  | 'hourlyRateCents'
  | 'duration'
  | 'experienceRequired'
  | 'jobType'
  | 'positions'
  | 'status'
  | 'closesOn'
  | 'createdAt'
> & { readonly location: typeof locations.$inferSelect; readonly companyName: string };

export type JobDetailRow = JobSummaryRow &
  Pick<JobRow, 'description' | 'locationAddress' | 'requiredSkills' | 'startDate' | 'version' | 'businessId'>;

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
    positions: row.positions,
    status: row.status,
    closesOn: row.closesOn,
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
    version: row.version,
  };
}
