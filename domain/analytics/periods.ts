import type { PeriodLength } from '#contract/analytics/analytics.ts';
import { addDays } from '../shared/calendar-day.ts';
import { mondayOf } from '../shared/week.ts';

export interface Period {
  /** South African days, both included. */
  readonly from: string;
  readonly to: string;
}

const startOf: Record<PeriodLength, (day: string) => string> = {
  day: (day) => day,
  week: mondayOf,
  month: (day) => `${day.slice(0, 7)}-01`,
};

const nextOf: Record<PeriodLength, (begin: string) => string> = {
  day: (begin) => addDays(begin, 1),
  week: (begin) => addDays(begin, 7),
  // No month is longer than 31 days, nor two of them shorter than 59.
  month: (begin) => `${addDays(begin, 31).slice(0, 7)}-01`,
};

/** The days, weeks from Monday on, or months that overlap the range, whole; none when it ends before it begins. Stops after `most` of them. */
export function periodsFrom(by: PeriodLength, from: string, to: string, most: number): Period[] {
  const periods: Period[] = [];
  for (let begin = startOf[by](from); begin <= to && periods.length < most; ) {
    const next = nextOf[by](begin);
    periods.push({ from: begin, to: addDays(next, -1) });
    begin = next;
  }
  return periods;
}
