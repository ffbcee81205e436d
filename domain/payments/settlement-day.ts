import { addDays, dayInSouthAfrica, startOfDay } from '../shared/calendar-day.ts';
import { addBusinessDays } from '../shared/public-holidays.ts';

/** How long the provider holds receipts, and the business days it then needs to pay out. */
const withheldHours = 48;
const businessDays = 2;

/** The day on which the provider should have paid out a receipt of that moment. */
export const settlesOn = (paidAt: Date): string =>
  addBusinessDays(dayInSouthAfrica(new Date(paidAt.getTime() + withheldHours * 3_600_000)), businessDays);

/** Receipts before this moment should have been paid out by that day. */
export function settledBefore(today: string): Date {
  let last = today;
  while (addBusinessDays(last, businessDays) > today) last = addDays(last, -1);
  return new Date(startOfDay(addDays(last, 1)).getTime() - withheldHours * 3_600_000);
}
