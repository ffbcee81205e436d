import { weekdays } from '#contract/jobs/options.ts';
import { addDays, weekdayOf } from './calendar-day.ts';

/** The Monday of the week in which a day lies. */
export const mondayOf = (day: string): string => addDays(day, -weekdays.indexOf(weekdayOf(day)));
