import { daysLeft } from '#domain/closing-day.ts';
import { plural } from '#web/lib/format.ts';

/** How long one can still apply: `12 days left to apply`, `Last day to apply`. */
export function applyByText(closesOn: string, today: string): string {
  const left = daysLeft(closesOn, today);
  if (left < 0) return 'No longer takes applications';
  if (left === 0) return 'Today is the last day to apply';
  return `${plural(left, 'day')} left to apply`;
}
