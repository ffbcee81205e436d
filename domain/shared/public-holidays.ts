import { addDays, weekdayOf } from './calendar-day.ts';
import compiled from './public-holidays.compiled.json' with { type: 'json' };

/** Made from `content/labour`. */
export interface HolidayRules {
  /** Month and day. */
  readonly fixed: readonly string[];
  /** Days after Easter Sunday. */
  readonly easter: readonly number[];
  /** Declared for one year. */
  readonly proclaimed: readonly string[];
}

const { fixed, easter: aroundEaster, proclaimed }: HolidayRules = compiled;

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const i = Math.floor(c / 4);
  const l = (32 + 2 * (b % 4) + 2 * i - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/**
 * The public holidays of a year in South Africa, in order (Public Holidays Act 36 of 1994): where one falls on a Sunday, the
 * Monday after it is one too.
 */
export function publicHolidays(year: number): readonly string[] {
  const days = fixed.map((day) => `${year}-${day}`);
  const mondays = days.filter((day) => weekdayOf(day) === 'Sun').map((day) => addDays(day, 1));
  const easter = easterSunday(year);
  const ofEaster = aroundEaster.map((after) => addDays(easter, after));
  const declared = proclaimed.filter((day) => day.startsWith(`${year}-`));
  return [...new Set([...days, ...mondays, ...ofEaster, ...declared])].toSorted();
}

export const isPublicHoliday = (day: string): boolean => publicHolidays(Number(day.slice(0, 4))).includes(day);

/** Whether banks and offices work on that day. */
export function isBusinessDay(day: string): boolean {
  const weekday = weekdayOf(day);
  return weekday !== 'Sat' && weekday !== 'Sun' && !isPublicHoliday(day);
}

/** The day on which `count` business days have passed since `day`, which is not counted itself. */
export function addBusinessDays(day: string, count: number): string {
  let reached = day;
  for (let left = count; left > 0; ) {
    reached = addDays(reached, 1);
    if (isBusinessDay(reached)) left -= 1;
  }
  return reached;
}
