import type { JobDetail, JobInput } from '#contract/jobs/jobs.ts';
import { defaultClosingDay } from './closing-day.ts';

/** The same job again, to be looked over and posted: dates that have passed or belong to the old one are left behind. */
export function copyOfJob(job: JobDetail, today: string): JobInput {
  const startDate = job.startDate !== null && job.startDate >= today ? job.startDate : null;
  return {
    title: job.title,
    industry: job.industry,
    description: job.description,
    locationId: job.location.id,
    locationAddress: job.locationAddress,
    compensationCents: job.compensationCents,
    hourlyRateCents: job.hourlyRateCents,
    duration: job.duration,
    requiredSkills: job.requiredSkills,
    startDate,
    experienceRequired: job.experienceRequired,
    jobType: job.jobType,
    positions: job.positions,
    closesOn: defaultClosingDay(today, startDate),
  };
}
