import { scheduleLimits } from '#contract/jobs/options.ts';
import type { JobFilters } from '#contract/jobs/search.ts';
import { addDays, daysFromTo, weekdayOf } from '../shared/calendar-day.ts';

/** The rest of this weekend, or the coming one. */
export function thisWeekend(today: string): readonly string[] {
  const ahead = daysFromTo(today, addDays(today, 6));
  const saturday = ahead.find((day) => weekdayOf(day) === 'Sat') ?? today;
  return weekdayOf(today) === 'Sun' ? [today] : [saturday, addDays(saturday, 1)];
}

/** A weekly pattern that begins on the last possible day continues for its weeks. */
const furthest = scheduleLimits.daysAhead + scheduleLimits.weeks * 7;

/** The days of which a job has to have one; null when any will do. Past days are dropped. */
export function wantedDays({ when, from, to }: Pick<JobFilters, 'when' | 'from' | 'to'>, today: string) {
  if (when === undefined && from === undefined && to === undefined) return null;
  const last = addDays(today, furthest);
  const days = daysFromTo(from !== undefined && from > today ? from : today, to !== undefined && to < last ? to : last);
  const weekend = when === 'weekend' ? thisWeekend(today) : days;
  return days.filter((day) => weekend.includes(day));
}
