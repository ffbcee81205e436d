import { addDays, weekdayOf } from './calendar-day.ts';

/** Month and day of the fixed ones. */
const fixed = ['01-01', '03-21', '04-27', '05-01', '06-16', '08-09', '09-24', '12-16', '12-25', '12-26'];

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
  return [...new Set([...days, ...mondays, addDays(easter, -2), addDays(easter, 1)])].toSorted();
}

/** Whether banks and offices work on that day. */
export function isBusinessDay(day: string): boolean {
  const weekday = weekdayOf(day);
  return weekday !== 'Sat' && weekday !== 'Sun' && !publicHolidays(Number(day.slice(0, 4))).includes(day);
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
