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
 * The average minutes a month that some work leads to with everything else the two have agreed: the highest over the months that have a day of the
 * work in them. Zero where its days are open.
 */
export function monthlyMinutes(work: readonly DayWorked[], others: readonly DayWorked[]): number {
  const byDay = new Map<string, number>();
  for (const { day, minutes } of [...work, ...others]) byDay.set(day, (byDay.get(day) ?? 0) + minutes);
  const own = new Set(work.map(({ day }) => day));
  const days = [...byDay].toSorted(([one], [other]) => (one < other ? -1 : 1));
  let [sum, ownDays, most, start] = [0, 0, 0, 0];
  for (const [day, minutes] of days) {
    sum += minutes;
    ownDays += Number(own.has(day));
    const from = countedFrom(day);
    for (let past = days[start]; past && past[0] <= from; past = days[++start]) {
      sum -= past[1];
      ownDays -= Number(own.has(past[0]));
    }
    if (ownDays > 0) most = Math.max(most, sum);
  }
  return Math.round(most / labourLaw.presumption.months);
}

/** Whether such an average makes the law presume that the rep is an employee. */
export const presumesEmployee = (minutesAMonth: number): boolean =>
  minutesAMonth >= labourLaw.presumption.hoursAMonth * 60;
