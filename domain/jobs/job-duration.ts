import type { jobDurations } from '#contract/jobs/options.ts';
import { daysBetween } from '../shared/calendar-day.ts';
import { type Scheduled, workingDays } from './job-schedule.ts';

type Duration = (typeof jobDurations)[number];

/** The longest duration of each option, in days from the first to the last. */
const longest: readonly (readonly [Duration, number])[] = [
  ['1 week', 7],
  ['1 month', 31],
  ['3 months', 92],
  ['6 months', 184],
];

/** How long a job takes, by its days. Null where they are agreed later, or not chosen yet. */
export function durationOf(job: Scheduled): Duration | null {
  const days = workingDays(job);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  const span = daysBetween(first, last) + 1;
  return longest.find(([, most]) => span <= most)?.[0] ?? 'ongoing';
}
