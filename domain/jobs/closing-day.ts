import { closingDays } from '#contract/jobs/options.ts';
import { addDays, daysBetween } from '../shared/calendar-day.ts';

/** A job can't be applied for once it has begun: its first day is the last to apply, if that is earlier. */
export function defaultClosingDay(today: string, startDate: string | null = null): string {
  const usual = addDays(today, closingDays.default);
  return startDate !== null && startDate >= today && startDate < usual ? startDate : usual;
}

/** Why it cannot be the last day to apply, or null when it can. */
export function refuseClosingDay(closesOn: string, today: string): 'closing_day_passed' | 'closing_day_too_far' | null {
  const left = daysLeft(closesOn, today);
  if (left < 0) return 'closing_day_passed';
  return left > closingDays.furthest ? 'closing_day_too_far' : null;
}

/** Whole days in which reps can still apply after today: 0 on the last day, negative once it has passed. */
export const daysLeft = (closesOn: string, today: string): number => daysBetween(today, closesOn);

/** Whether the day is so near that a business that chooses it need not be reminded of it. */
export const closesSoon = (closesOn: string, today: string): boolean => daysLeft(closesOn, today) <= closingDays.soon;
