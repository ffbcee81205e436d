import type { PaymentStatus } from '#contract/payments/options.ts';
import { refundBankDays } from '#contract/payments/options.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';

/** How long a refund takes. */
export const bankTakes = `Your bank takes up to ${refundBankDays} working days to show it.`;

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
    title: 'Waiting for your bank',
    text: 'This page will update as soon as your bank responds, usually within a minute. You don’t need to reload it or pay again.',
  },
  COMPLETE: {
    label: 'Complete',
    tone: 'success',
    title: 'Payment Successful!',
    text: 'You will receive a confirmation email shortly.',
  },
  UNALLOCATED: {
    label: 'Unexpected',
    tone: 'accent',
    title: 'We didn’t expect this payment',
    text: 'The amount isn’t what was due, so we couldn’t use this payment. Our team will review it and refund you.',
  },
  FAILED: {
    label: 'Failed',
    tone: 'danger',
    title: 'Payment failed',
    text: 'Your bank declined it, and you weren’t charged. Try again, or use another card.',
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
    title: 'This payment wasn’t completed',
    text: 'We didn’t hear from your bank for a day. If you did pay, it’ll still count once your bank confirms it.',
  },
  REFUNDED: {
    label: 'Refunded',
    tone: 'info',
    title: 'This payment was refunded',
    text: `The money is on its way to you, or has already arrived. ${bankTakes}`,
  },
  CHARGED_BACK: {
    label: 'Reversed',
    tone: 'danger',
    title: 'Your bank reversed this payment',
    text: 'What you bought is no longer paid for. Contact us if you didn’t ask your bank for this.',
  },
};
