import { weekdays } from '#contract/catalogue/options.ts';
import { addDays, weekdayOf } from './calendar-day.ts';

/** The Monday of the week of a day. */
export const mondayOf = (day: string): string => addDays(day, -weekdays.indexOf(weekdayOf(day)));

/** The first of the seven days of a week's view: its Monday, but on a Sunday that day, since the week is over. */
export const weekAheadOf = (today: string): string => (weekdayOf(today) === 'Sun' ? today : mondayOf(today));
