import { addDays, dayInSouthAfrica, startOfDay } from '../shared/calendar-day.ts';
import { addBusinessDays } from '../shared/public-holidays.ts';

/** The provider keeps what it took for so long, and then needs so many business days to pay it out. */
const withheldHours = 48;
const businessDays = 2;

/** The day on which the provider should have paid out what came in at that moment. */
export const settlesOn = (paidAt: Date): string =>
  addBusinessDays(dayInSouthAfrica(new Date(paidAt.getTime() + withheldHours * 3_600_000)), businessDays);

/** What came in before this moment should have been paid out by that day. */
export function settledBefore(today: string): Date {
  let last = today;
  while (addBusinessDays(last, businessDays) > today) last = addDays(last, -1);
  return new Date(startOfDay(addDays(last, 1)).getTime() - withheldHours * 3_600_000);
}
