import { closingDays } from '#contract/jobs/options.ts';
import { addDays, daysBetween } from '../shared/calendar-day.ts';

/** Nobody applies for a job that has begun: its first day is the last, if that comes before. */
export function defaultClosingDay(today: string, startDate: string | null = null): string {
  const usual = addDays(today, closingDays.default);
  return startDate !== null && startDate >= today && startDate < usual ? startDate : usual;
}

/** What to say beside a last day to apply that cannot be; null when it can. */
export function refuseClosingDay(closesOn: string, today: string): string | null {
  const left = daysLeft(closesOn, today);
  if (left < 0) return 'The last day to apply has passed. Choose today or a later day.';
  if (left > closingDays.furthest) return `Choose a day within the next ${closingDays.furthest} days.`;
  return null;
}

/** Whole days in which reps can still apply after today: 0 on the last day, negative once it has passed. */
export const daysLeft = (closesOn: string, today: string): number => daysBetween(today, closesOn);

/** So near that a business that chooses this day need not be reminded of it. */
export const closesSoon = (closesOn: string, today: string): boolean => daysLeft(closesOn, today) <= closingDays.soon;
