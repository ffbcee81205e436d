const dayMs = 86_400_000;
const months = 'January February March April May June July August September October November December'.split(' ');
export const weekdayNames = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');

const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayMs;
const dayOf = (number: number) => new Date(number * dayMs).toISOString().slice(0, 10);
// 1 January 1970 was a Thursday.
const placeInWeek = (day: string) => (numberOf(day) + 3) % 7;

export const moveDays = (day: string, days: number): string => dayOf(numberOf(day) + days);

/** The same day of another month, or its last one. */
export function moveMonths(day: string, change: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + change, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + change, Math.min(date, last))).toISOString().slice(0, 10);
}

export const firstOfWeek = (day: string): string => moveDays(day, -placeInWeek(day));

/** `November 2026`. */
export const nameMonth = (day: string): string => `${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;

/** `Saturday 28 November 2026`. */
export const nameWholeDay = (day: string): string =>
  `${weekdayNames[placeInWeek(day)]} ${Number(day.slice(8))} ${nameMonth(day)}`;

/** The weeks of its month from Monday to Sunday; null for days of the months beside it. */
export function weeksOfMonth(day: string): (string | null)[][] {
  const month = day.slice(0, 7);
  const weeks: (string | null)[][] = [];
  for (let week = firstOfWeek(`${month}-01`); week.slice(0, 7) <= month; week = moveDays(week, 7)) {
    const days = weekdayNames.map((_, after) => moveDays(week, after));
    weeks.push(days.map((one) => (one.slice(0, 7) === month ? one : null)));
  }
  return weeks;
}
