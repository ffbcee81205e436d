import type { Payment } from '#contract/payments/payments.ts';
import { formatRandExact } from '#web/lib/format.ts';

/** What is said once several were paid for: as it should be, unless some could not be opened. */
export function openedWords({ courses }: Pick<Payment, 'courses'>, all: string): string {
  const returning = courses.filter(({ state }) => state === 'returning');
  if (returning.length === 0) return all;
  const back = formatRandExact(returning.reduce((sum, { amountCents }) => sum + amountCents, 0));
  const goesBack = `${back} goes back to you, and you need not do anything.`;
  if (returning.length === courses.length) return `None of them could be opened any more. ${goesBack}`;
  return `${all} Without ${returning.length} of ${courses.length}, which could not be opened any more: ${goesBack}`;
}
