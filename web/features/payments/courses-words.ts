import type { Payment } from '#contract/payments/payments.ts';
import { formatRandExact } from '#web/lib/format.ts';

/** What is said of a payment for courses that opened not all of them, in place of what is said of any payment. */
export function coursesPaidWords({ paymentStatus, courses }: Payment): { title?: string; text?: string } {
  const returning = courses.filter(({ state }) => state === 'returning');
  if (paymentStatus !== 'COMPLETE' || returning.length === 0) return {};
  const back = formatRandExact(returning.reduce((sum, { amountCents }) => sum + amountCents, 0));
  return {
    ...(returning.length === courses.length && { title: 'This money goes back to you' }),
    text: `${back} goes back to you: it was paid for a course that was paid for already, or could not be opened. You need not do anything.`,
  };
}
