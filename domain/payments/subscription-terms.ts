import { graceDays } from '#contract/payments/billing.ts';
import type { SubscriptionStatus } from '#contract/payments/options.ts';
import { addDays, dayInSouthAfrica } from '../shared/calendar-day.ts';

export interface SubscriptionTerms {
  readonly status: SubscriptionStatus;
  /** The day on which the next month has to be paid for, `YYYY-MM-DD`. */
  readonly paidUntil: string;
}

const lastDayOfMonth = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** So many months after a day: on the same day of the month, or on the last where the month is shorter. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const count = year * 12 + (month - 1) + months;
  const [toYear, toMonth] = [Math.floor(count / 12), count % 12];
  const to = new Date(Date.UTC(toYear, toMonth, Math.min(date, lastDayOfMonth(toYear, toMonth))));
  return to.toISOString().slice(0, 10);
}

/** Where months are counted from: the day on which month number `cycle` began. */
export interface Anchor {
  readonly on: string;
  readonly cycle: number;
}

/**
 * What a month of a subscription pays for. Counted from the day of a first charge, never from the month before: a
 * subscription of the 31st is charged on 28 February, and then on 31 March again.
 * @param cycle 1 is the first
 */
export function periodOf(anchor: Anchor, cycle: number): { readonly from: string; readonly until: string } {
  const months = cycle - anchor.cycle;
  return { from: addMonths(anchor.on, months), until: addMonths(anchor.on, months + 1) };
}

/** How many months are paid for when the next charge is on that day, as the provider says: the inverse of `periodOf`. */
export function cyclesUntil(anchor: Anchor, nextChargeOn: string): number {
  let cycles = anchor.cycle - 1;
  while (periodOf(anchor, cycles + 1).until <= nextChargeOn) cycles++;
  return cycles;
}

/** The last day on which everything is open. A charge that is late is tried again for some days: meanwhile it stays so. */
export function accessUntil({ status, paidUntil }: SubscriptionTerms): string | null {
  if (status === 'ended') return null;
  return status === 'cancelled' ? paidUntil : addDays(paidUntil, graceDays);
}

export function hasAccess(terms: SubscriptionTerms, now: Date): boolean {
  const until = accessUntil(terms);
  return until !== null && dayInSouthAfrica(now) <= until;
}

/** Whether a charge is late, as far as the clock can tell. */
export const isLate = ({ paidUntil }: Pick<SubscriptionTerms, 'paidUntil'>, now: Date): boolean =>
  dayInSouthAfrica(now) >= paidUntil;
