import type { JobSchedule } from '#contract/jobs/schedule.ts';
import { shiftMinutes } from '#contract/jobs/shift-hours.ts';
import { dayInSouthAfrica } from '../shared/calendar-day.ts';
import { type Scheduled, workingDays } from './job-schedule.ts';

export type ShiftHours = Pick<JobSchedule, 'from' | 'to'>;

/** One stretch of work. It belongs to the day it starts on, `YYYY-MM-DD` in South Africa, also where it ends on the next. */
export interface Shift {
  readonly day: string;
  readonly start: Date;
  readonly end: Date;
}

/** The shift that starts on a day. */
export function shiftOn(day: string, hours: ShiftHours): Shift {
  const start = new Date(`${day}T${hours.from}:00+02:00`);
  return { day, start, end: new Date(start.getTime() + shiftMinutes(hours) * 60_000) };
}

/** Every shift of the work in order; none where days or hours are still to be agreed. */
export function shiftsOf(job: Scheduled): readonly Shift[] {
  const { schedule } = job;
  return schedule === null ? [] : workingDays(job).map((day) => shiftOn(day, schedule));
}

/** The last day that a shift overlaps. One until midnight ends with its own day. */
export const endDayOf = ({ end }: Shift): string => dayInSouthAfrica(new Date(end.getTime() - 1));

/** Whether two shifts overlap, or are less than `bufferMinutes` apart. */
export const overlaps = (one: Shift, other: Shift, bufferMinutes = 0): boolean => {
  const buffer = bufferMinutes * 60_000;
  return one.start.getTime() < other.end.getTime() + buffer && other.start.getTime() < one.end.getTime() + buffer;
};
