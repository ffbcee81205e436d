import type { PaymentStatus } from '#contract/payments/options.ts';
import { refundBankDays } from '#contract/payments/options.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';

/** Of money that was sent back. */
export const bankTakes = `A bank takes up to ${refundBankDays} working days to show it.`;

interface PaymentWords {
  readonly label: string;
  readonly tone: BadgeTone;
  /** The heading of its page. */
  readonly title: string;
  readonly text: string;
}

export const paymentWords: Record<PaymentStatus, PaymentWords> = {
  PENDING: {
    label: 'Waiting for the bank',
    tone: 'accent',
    title: 'Waiting for your bank’s answer',
    text: 'This page changes by itself as soon as the answer is in, mostly within a minute. There is no need to reload it, or to pay again.',
  },
  COMPLETE: {
    label: 'Complete',
    tone: 'success',
    title: 'Payment Successful!',
    text: 'You will receive a confirmation email shortly.',
  },
  UNALLOCATED: {
    label: 'Not expected',
    tone: 'accent',
    title: 'We did not expect this payment',
    text: 'It is not what was to be paid, and opens nothing. The money is yours: we look at it, and give it back.',
  },
  FAILED: {
    label: 'Failed',
    tone: 'danger',
    title: 'Payment failed',
    text: 'Your bank did not let it through, and nothing was charged. Try again, or use another card.',
  },
  CANCELLED: {
    label: 'Cancelled',
    tone: 'neutral',
    title: 'Payment Cancelled',
    text: 'Your payment was cancelled. No charges have been made to your account.',
  },
  ABANDONED: {
    label: 'Not completed',
    tone: 'neutral',
    title: 'This payment was not completed',
    text: 'Your bank told us nothing of it for a day. If you paid after all, it still counts as soon as the answer is in.',
  },
  REFUNDED: {
    label: 'Paid back',
    tone: 'info',
    title: 'This payment was paid back',
    text: `The money is on its way to you, or there already. ${bankTakes}`,
  },
  CHARGED_BACK: {
    label: 'Taken back by the bank',
    tone: 'danger',
    title: 'Your bank took this payment back',
    text: "The subscription, course or gig that it paid for is no longer funded. Write to us if you didn't ask your bank for this.",
  },
};
