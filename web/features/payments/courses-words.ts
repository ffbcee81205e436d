import type { Payment } from '#contract/payments/payments.ts';
import { formatRandExact } from '#web/lib/format.ts';

/** Texts for a payment that didn't open all of its courses, instead of the general ones. */
export function coursesPaidWords({ paymentStatus, courses }: Payment): { title?: string; text?: string } {
  const returning = courses.filter(({ state }) => state === 'returning');
  if (paymentStatus !== 'COMPLETE' || returning.length === 0) return {};
  const back = formatRandExact(returning.reduce((sum, { amountCents }) => sum + amountCents, 0));
  return {
    ...(returning.length === courses.length && { title: 'We’re refunding you' }),
    text: `We’re refunding ${back}. The course was already paid for, or couldn’t be opened. You don’t need to do anything.`,
  };
}
