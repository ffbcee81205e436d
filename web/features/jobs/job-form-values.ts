import type { z } from 'zod';
import type { JobDetail, jobInput } from '#contract/jobs/jobs.ts';

export type JobValues = z.input<typeof jobInput>;

/** The form before anybody typed. Nothing is undefined: such a field would not be known to a draft. */
export const blankJob = {
  title: '',
  industry: null,
  description: '',
  locationId: null,
  locationAddress: null,
  compensationCents: null,
  hourlyRateCents: null,
  duration: null,
  requiredSkills: null,
  startDate: null,
  experienceRequired: 'Entry Level',
  jobType: 'Full-time',
  positions: 1,
  closesOn: null,
} as const satisfies { [Name in keyof Required<JobValues>]: JobValues[Name] | null };

/** What a form begins with: fields that were not chosen yet are null, and the schema refuses them. */
export type JobStart = { [Name in keyof typeof blankJob]: JobValues[Name] | null };

export const valuesOfJob = (job: JobDetail): JobStart => ({
  title: job.title,
  industry: job.industry,
  description: job.description,
  locationId: job.location.id,
  locationAddress: job.locationAddress,
  compensationCents: job.compensationCents,
  hourlyRateCents: job.hourlyRateCents,
  duration: job.duration,
  requiredSkills: job.requiredSkills,
  startDate: job.startDate,
  experienceRequired: job.experienceRequired,
  jobType: job.jobType,
  positions: job.positions,
  closesOn: job.closesOn,
});
