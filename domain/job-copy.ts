import { type JobDetail, type JobInput, jobInput } from '#contract/jobs/jobs.ts';
import { defaultClosingDay } from './closing-day.ts';

const inputNames = Object.keys(jobInput.shape) as (keyof JobInput)[];

/** What somebody would fill in to get this job. */
export function inputOfJob(job: JobDetail): JobInput {
  const said: JobInput = { ...job, locationId: job.location.id };
  return Object.fromEntries(inputNames.map((name) => [name, said[name]])) as JobInput;
}

/** The same job again, to be looked over and posted: dates that have passed or belong to the old one are left behind. */
export function copyOfJob(job: JobDetail, today: string): JobInput {
  const startDate = job.startDate !== null && job.startDate >= today ? job.startDate : null;
  return { ...inputOfJob(job), startDate, closesOn: defaultClosingDay(today, startDate) };
}
