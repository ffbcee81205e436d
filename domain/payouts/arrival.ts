import { dayInSouthAfrica } from '../shared/calendar-day.ts';
import { addBusinessDays } from '../shared/public-holidays.ts';

/** One to put it into a batch and release it, one for the bank to pay it, and one for the other bank. */
const businessDays = 3;

/** The day by which a payout requested at that moment is in the account: of those on which banks work. */
export const arrivalDay = (askedAt: Date): string => addBusinessDays(dayInSouthAfrica(askedAt), businessDays);
