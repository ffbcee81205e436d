import type { Payment } from '#contract/payments/payments.ts';
import { formatRandExact } from '#web/lib/format.ts';

/** The text after paying for several: success, unless some could not be opened. */
export function openedWords({ courses }: Pick<Payment, 'courses'>, all: string): string {
  const returning = courses.filter(({ state }) => state === 'returning');
  if (returning.length === 0) return all;
  const back = formatRandExact(returning.reduce((sum, { amountCents }) => sum + amountCents, 0));
  const goesBack = `We’re refunding ${back}, and you don’t need to do anything.`;
  if (returning.length === courses.length) return `We couldn’t open any of them. ${goesBack}`;
  return `${all} We couldn’t open ${returning.length} of ${courses.length}. ${goesBack}`;
}
