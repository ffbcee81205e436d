import type { JobSchedule } from '#contract/jobs/schedule.ts';
import { endsNextDay, paidMinutes } from '#contract/jobs/shift-hours.ts';
import { labourLaw } from '../labour/law.ts';
import { addDays, daysFromTo, weekdayOf } from '../shared/calendar-day.ts';

/** A job's days and hours. */
export interface Scheduled {
  readonly schedule: JobSchedule | null;
  /** Of a weekly pattern: the day from which its weeks are counted. */
  readonly startDate: string | null;
}

/** Every day of the work in order; none where they are agreed later. */
export function workingDays({ schedule, startDate }: Scheduled): readonly string[] {
  if (schedule === null) return [];
  if (schedule.kind === 'days') return schedule.dates;
  if (startDate === null) return [];
  const end = addDays(startDate, schedule.weeks * 7 - 1);
  return daysFromTo(startDate, end).filter((day) => schedule.weekdays.includes(weekdayOf(day)));
}

/** Whether each day's work ends after the hour from which work is night work. */
export const endsLate = (schedule: JobSchedule | null): boolean =>
  schedule !== null && (endsNextDay(schedule) || schedule.to > labourLaw.night.from);

/** The minutes that the pay is for; null where the days are agreed later. */
export function paidTime(job: Scheduled): { readonly days: number; readonly minutesADay: number } | null {
  const days = workingDays(job).length;
  return job.schedule === null || days === 0 ? null : { days, minutesADay: paidMinutes(job.schedule) };
}

/** Whether two have the same days and hours, in any order. */
export function isSameSchedule(one: JobSchedule | null, other: JobSchedule | null): boolean {
  return one === null || other === null ? one === other : told(one) === told(other);
}

function told(schedule: JobSchedule): string {
  const { from, to, breakMinutes, travelMinutes = 0, transportHome = '' } = schedule;
  const days = schedule.kind === 'days' ? schedule.dates : [schedule.weeks, ...schedule.weekdays];
  return [schedule.kind, from, to, breakMinutes, travelMinutes, transportHome, ...days].join(' ');
}
