import { minutesOnShift, paidMinutes } from '#contract/jobs/shift-hours.ts';
import { isWage } from '../jobs/job-pay.ts';
import { type Scheduled, workingDays } from '../jobs/job-schedule.ts';
import { leastRate } from '../jobs/minimum-wage.ts';
import { endDayOf, type Shift, shiftsOf } from '../jobs/shifts.ts';
import { addDays, startOfDay, weekdayOf } from '../shared/calendar-day.ts';
import { isPublicHoliday } from '../shared/public-holidays.ts';
import { labourLaw } from './law.ts';
import { isNightWork } from './night-work.ts';

/** Something at work for which labour law requires more than the usual pay. `texts/labour/work-marks.ts` has the words. */
export type WorkMark =
  | { readonly kind: 'commission_only' | 'hours_open'; readonly wageCents: number }
  | { readonly kind: 'night' | 'meal_break' | 'short_day' }
  | { readonly kind: 'sunday' | 'public_holiday'; readonly days: readonly string[] };

export interface MarkedWork extends Scheduled {
  readonly jobType: string;
}

/** The days that at least half of a shift is on: where it passes midnight, the law counts all of it on the day with the greater part. */
function daysOf(shift: Shift): string[] {
  const last = endDayOf(shift);
  if (last === shift.day) return [shift.day];
  const midnight = startOfDay(addDays(shift.day, 1)).getTime();
  const before = midnight - shift.start.getTime();
  const after = shift.end.getTime() - midnight;
  return [...(before >= after ? [shift.day] : []), ...(after >= before ? [last] : [])];
}

/** What labour law requires at this work, in the order of its days and hours. */
export function marksOf(work: MarkedWork, today: string): WorkMark[] {
  const { schedule } = work;
  const shifts = shiftsOf(work);
  const last = shifts.at(-1);
  const wageCents = leastRate({ startDate: workingDays(work)[0] ?? null, lastDay: last && endDayOf(last) }, today);
  const marks: WorkMark[] = isWage(work) ? [] : [{ kind: 'commission_only', wageCents }];
  if (schedule === null || !last) return isWage(work) ? [{ kind: 'hours_open', wageCents }] : marks;

  const days = shifts.flatMap(daysOf);
  const sundays = days.filter((day) => weekdayOf(day) === 'Sun');
  const holidays = days.filter(isPublicHoliday);
  const { mealBreak, shortestDayHours } = labourLaw;
  const { breakMinutes } = schedule;
  if (sundays.length > 0) marks.push({ kind: 'sunday', days: sundays });
  if (holidays.length > 0) marks.push({ kind: 'public_holiday', days: holidays });
  if (isNightWork(schedule)) marks.push({ kind: 'night' });
  if (minutesOnShift(schedule) > mealBreak.afterHours * 60 && breakMinutes < mealBreak.minutes)
    marks.push({ kind: 'meal_break' });
  if (paidMinutes(schedule) < shortestDayHours * 60) marks.push({ kind: 'short_day' });
  return marks;
}
