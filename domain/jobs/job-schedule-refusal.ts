import { scheduleLimits } from '#contract/jobs/options.ts';
import { addDays } from '../shared/calendar-day.ts';
import { type Scheduled, workingDays } from './job-schedule.ts';
import { nameDay } from './schedule-words.ts';
import type { TermsRefusal } from './terms-refusal.ts';

/** Why work cannot be done on these days, or null when it can. @param known days that it had before: they may have passed */
export function refuseSchedule(job: Scheduled, today: string, known: readonly string[]): TermsRefusal | null {
  if (job.schedule === null) return null;
  const weekly = job.schedule.kind === 'weekly';
  const refuse = (message: string): TermsRefusal => ({
    code: 'job.schedule_invalid',
    field: weekly ? 'startDate' : 'schedule.dates',
    message,
  });
  const days = workingDays(job);
  const last = days.at(-1);
  if (last === undefined) return refuse('Choose the day from which the weeks count.');
  const past = days.find((day) => day < today && !known.includes(day));
  if (past !== undefined) return refuse(`${nameDay(past)} has passed. Choose today or later days.`);
  if (last > addDays(today, scheduleLimits.daysAhead)) return refuse(`${nameDay(last)} is more than a year ahead.`);
  return null;
}
