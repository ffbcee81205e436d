import { graceDays, type SubscriptionStatus } from '#contract/payments/options.ts';
import { addDays, dayInSouthAfrica } from '../shared/calendar-day.ts';

export interface SubscriptionTerms {
  readonly status: SubscriptionStatus;
  /** The day on which the next month has to be paid for, `YYYY-MM-DD`. */
  readonly paidUntil: string;
}

const lastDayOfMonth = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** The day `months` months later: the same day of the month, or the last one of a shorter month. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const count = year * 12 + (month - 1) + months;
  const [toYear, toMonth] = [Math.floor(count / 12), count % 12];
  const to = new Date(Date.UTC(toYear, toMonth, Math.min(date, lastDayOfMonth(toYear, toMonth))));
  return to.toISOString().slice(0, 10);
}

/** The anchor of the months: the day on which month number `cycle` began. */
export interface Anchor {
  readonly on: string;
  readonly cycle: number;
}

/**
 * The period of a subscription's month. Counted from the day of a first charge, never from the month before: a subscription of the 31st is charged on
 * 28 February, and then on 31 March again.
 * @param cycle 1 is the first
 */
export function periodOf(anchor: Anchor, cycle: number): { readonly from: string; readonly until: string } {
  const months = cycle - anchor.cycle;
  return { from: addMonths(anchor.on, months), until: addMonths(anchor.on, months + 1) };
}

/** The number of paid months when the next charge is on that day, as the provider reports: the inverse of `periodOf`. */
export function cyclesUntil(anchor: Anchor, nextChargeOn: string): number {
  let cycles = anchor.cycle - 1;
  while (periodOf(anchor, cycles + 1).until <= nextChargeOn) cycles++;
  return cycles;
}

/** The last day of full access. A late charge is retried for some days, during which access stays. */
export function accessUntil({ status, paidUntil }: SubscriptionTerms): string | null {
  if (status === 'ended') return null;
  return status === 'cancelled' ? paidUntil : addDays(paidUntil, graceDays);
}

export function hasAccess(terms: SubscriptionTerms, now: Date): boolean {
  const until = accessUntil(terms);
  return until !== null && dayInSouthAfrica(now) <= until;
}

/** Whether a charge is late, as far as the clock shows. */
export const isLate = ({ paidUntil }: Pick<SubscriptionTerms, 'paidUntil'>, now: Date): boolean =>
  dayInSouthAfrica(now) >= paidUntil;
