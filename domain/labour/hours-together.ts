import { paidMinutes } from '#contract/jobs/shift-hours.ts';
import { type Scheduled, workingDays } from '../jobs/job-schedule.ts';
import { labourLaw } from './law.ts';

/** A day of work of one rep for one business. */
export interface DayWorked {
  readonly day: string;
  readonly minutes: number;
}

/** The days of some work; none where they are open. */
export const daysOfWork = (work: Scheduled): DayWorked[] => {
  const { schedule } = work;
  if (schedule === null) return [];
  const minutes = paidMinutes(schedule);
  return workingDays(work).map((day) => ({ day, minutes }));
};

/** The same day some months before; the last of a shorter month. */
function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 - months, 1));
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date, length));
  return first.toISOString().slice(0, 10);
}

/** The first day whose hours can matter to work from a day on. */
export const countedFrom = (day: string): string => monthsBefore(day, labourLaw.presumption.months);

/**
 * The average minutes a month that some work leads to with everything else the two have agreed: the highest over the months that end on its first
 * day or later. Zero where its days are open.
 */
export function monthlyMinutes(work: readonly DayWorked[], others: readonly DayWorked[]): number {
  const own = work.toSorted((one, other) => one.day.localeCompare(other.day))[0];
  if (!own) return 0;
  const all = [...work, ...others];
  const ends = all.map(({ day }) => day).filter((day) => day >= own.day);
  const sums = [...new Set(ends)].map((end) => {
    const from = countedFrom(end);
    return all.reduce((sum, { day, minutes }) => (day > from && day <= end ? sum + minutes : sum), 0);
  });
  return Math.round(Math.max(...sums) / labourLaw.presumption.months);
}

/** Whether such an average makes the law presume that the rep is an employee. */
export const presumesEmployee = (minutesAMonth: number): boolean =>
  minutesAMonth >= labourLaw.presumption.hoursAMonth * 60;
