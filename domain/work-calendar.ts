import type { JobSchedule } from '#contract/jobs/schedule.ts';
import type { WorkCalendar } from '#contract/profiles/availability.ts';
import { weekdayOf } from './calendar-day.ts';
import { type Scheduled, workingDays } from './job-schedule.ts';

/** Of somebody who has not said anything: any day will do. */
export const openCalendar: WorkCalendar = { weekdays: null, daysOff: [], daysOn: [] };

const inWeek = ({ weekdays }: WorkCalendar, day: string) => weekdays === null || weekdays.includes(weekdayOf(day));

export function canWork(calendar: WorkCalendar, day: string): boolean {
  if (calendar.daysOff.includes(day)) return false;
  return calendar.daysOn.includes(day) || inWeek(calendar, day);
}

/** Only what the week does not say already, and what is still to come. A day that is said both ways is off. */
export function tidyCalendar(calendar: WorkCalendar, today: string): WorkCalendar {
  const toCome = (days: readonly string[]) => days.filter((day) => day >= today);
  const daysOff = toCome(calendar.daysOff).filter((day) => inWeek(calendar, day));
  const daysOn = toCome(calendar.daysOn).filter((day) => !inWeek(calendar, day) && !calendar.daysOff.includes(day));
  return { ...calendar, daysOff, daysOn };
}

/** The day becomes the other of the two. */
export function toggleDay(calendar: WorkCalendar, day: string): WorkCalendar {
  const without = {
    ...calendar,
    daysOff: calendar.daysOff.filter((one) => one !== day),
    daysOn: calendar.daysOn.filter((one) => one !== day),
  };
  const can = !canWork(calendar, day);
  if (can === inWeek(calendar, day)) return without;
  return can
    ? { ...without, daysOn: [...without.daysOn, day].toSorted() }
    : { ...without, daysOff: [...without.daysOff, day].toSorted() };
}

/** The days of a job, from today on, on which somebody cannot work. */
export const daysMissed = (calendar: WorkCalendar, job: Scheduled, today: string): string[] =>
  workingDays(job).filter((day) => day >= today && !canWork(calendar, day));

const overlap = (one: JobSchedule, other: JobSchedule) => one.from < other.to && other.from < one.to;

/** The days, from today on, on which two jobs are done at the same time. */
export function clashingDays(job: Scheduled, other: Scheduled, today: string): string[] {
  if (job.schedule === null || other.schedule === null || !overlap(job.schedule, other.schedule)) return [];
  const taken = new Set(workingDays(other));
  return workingDays(job).filter((day) => day >= today && taken.has(day));
}
