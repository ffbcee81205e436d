import type { AskedCourses } from '#contract/jobs/asked-courses.ts';
import { type JobDetail, type JobInput, jobInput } from '#contract/jobs/jobs.ts';
import { defaultClosingDay } from './closing-day.ts';

const inputNames = Object.keys(jobInput.shape) as (keyof JobInput)[];

/** The courses required of a new job can be begun today. */
function stillOffered({ asksCourses, namedCourses }: JobDetail): AskedCourses | null {
  const courseIds = namedCourses.filter(({ offered }) => offered).map(({ id }) => id);
  return asksCourses && courseIds.length > 0 ? { which: asksCourses.which, courseIds } : null;
}

/** The form values of this job. */
export function inputOfJob(job: JobDetail): JobInput {
  const said: JobInput = {
    ...job,
    locationId: job.location.id,
    tags: job.tagsAsked ? job.tags.map(({ id }) => id) : null,
  };
  return Object.fromEntries(inputNames.map((name) => [name, said[name]])) as JobInput;
}

/**
 * A copy of a job, to be reviewed and posted: dates that have passed or belong to the old one are dropped. Where all of its days have, new ones are
 * still to be chosen.
 */
export function copyOfJob(job: JobDetail, today: string): JobInput {
  const toCome = (day: string | null) => day !== null && day >= today;
  const schedule =
    job.schedule?.kind === 'days' ? { ...job.schedule, dates: job.schedule.dates.filter(toCome) } : job.schedule;
  const begins = schedule?.kind === 'days' ? (schedule.dates[0] ?? null) : job.startDate;
  const startDate = toCome(begins) ? begins : null;
  const asksCourses = stillOffered(job);
  return { ...inputOfJob(job), schedule, startDate, asksCourses, closesOn: defaultClosingDay(today, startDate) };
}
