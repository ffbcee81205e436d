import { type Weekday, weekdays } from '#contract/catalogue/options.ts';

const dayMs = 86_400_000;
// South African Standard Time has no summer time.
const offsetMs = 2 * 3_600_000;

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayMs;

/** The calendar day in South Africa at that moment, `YYYY-MM-DD`. Such texts sort and compare as days. */
export const dayInSouthAfrica = (moment: Date): string => dayOf(moment.getTime() + offsetMs);

/** The time of day in South Africa at that moment, `HH:MM`. */
export const timeInSouthAfrica = (moment: Date): string =>
  new Date(moment.getTime() + offsetMs).toISOString().slice(11, 16);

/** Both, as an input of a date and a time has them: `YYYY-MM-DDTHH:MM`. */
export const clockInSouthAfrica = (moment: Date): string => `${dayInSouthAfrica(moment)}T${timeInSouthAfrica(moment)}`;

/** When that day begins in South Africa. */
export const startOfDay = (day: string): Date => new Date(numberOf(day) * dayMs - offsetMs);

export const addDays = (day: string, days: number): string => dayOf((numberOf(day) + days) * dayMs);

/** How many days `to` is after `from`; negative when before. */
export const daysBetween = (from: string, to: string): number => numberOf(to) - numberOf(from);

export const weekdayOf = (day: string): Weekday =>
  // 1 January 1970 was a Thursday.
  weekdays[(((numberOf(day) + 3) % 7) + 7) % 7] as Weekday;

/** All days from the first to the second, inclusive. Empty if the second is before the first. */
export const daysFromTo = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, after) => addDays(from, after));
