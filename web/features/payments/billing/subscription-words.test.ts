import { expect, test } from 'vitest';
import type { Billing } from '#contract/payments/billing.ts';
import { subscriptionWords } from './subscription-words.ts';

const trial = {
  trial_expired: false,
  subscription_active: false,
  access_granted: true,
  days_remaining: 9,
  // 23:30 of the previous day, anywhere but in South Africa.
  trial_end_date: '2026-11-30T23:30:00.000Z',
};

const subscription: NonNullable<Billing['subscription']> = {
  id: 'one',
  status: 'active',
  amountCents: 19_900,
  paidUntil: '2026-12-22',
  nextChargeOn: '2026-12-22',
  accessUntil: '2026-12-27',
  cardExpires: null,
  canCancel: true,
  canResume: false,
  canChangeCard: true,
  refundableUntil: null,
};

/** The server's answer during the paid period. */
const paid = { ...trial, subscription_active: true };

const cancelled = {
  ...subscription,
  status: 'cancelled' as const,
  nextChargeOn: null,
  accessUntil: '2026-12-22',
};

const billing = (changes: Partial<Billing> = {}): Billing => ({
  side: 'rep',
  monthlyCents: 19_900,
  trial,
  subscription: null,
  subscribedBefore: true,
  trialUsedBefore: false,
  refundUsed: false,
  openCheckout: null,
  refunds: [],
  ...changes,
});

const texts = {
  'a trial runs': [
    billing(),
    'Free trial',
    'runs until 1 December 2026. After that, you can subscribe for R199.00 a month.',
  ],
  'a trial is over': [
    billing({ trial: { ...trial, trial_expired: true } }),
    'Ended',
    'ended on 1 December 2026. To continue, subscribe for R199.00 a month.',
  ],
  'reps pay nothing': [billing({ monthlyCents: null }), 'Free', 'nothing to pay'],
  'it is paid': [
    billing({ trial: paid, subscription }),
    'Active',
    'Your next charge is R199.00 on Tue 22 December 2026.',
  ],
  'a charge is late': [
    billing({ trial: paid, subscription: { ...subscription, status: 'past_due' } }),
    'Payment late',
    'you’ll keep access until Sun 27 December 2026',
  ],
  'it is cancelled': [
    billing({ trial: paid, subscription: cancelled }),
    'Cancelled',
    'You’ll keep access until Tue 22 December 2026.',
  ],
  'its late charge never came in': [
    billing({ subscription: { ...subscription, status: 'past_due' } }),
    'Not paid',
    'couldn’t charge your card on Tue 22 December 2026 or in the days after it',
  ],
  'it was cancelled, and has run out': [billing({ subscription: cancelled }), 'Ended', 'ended on Tue 22 December 2026'],
  'it is over': [
    billing({ trial: paid, subscription: { ...subscription, status: 'ended' } }),
    'Ended',
    'You won’t be charged again',
  ],
} as const;

test.each(Object.entries(texts))('says that %s', (_, [given, label, part]) => {
  const words = subscriptionWords(given);
  expect(words.label).toBe(label);
  expect(words.text).toContain(part);
});

test('shows no current price to users who pay nothing, and the agreed one to those who still pay', () => {
  expect(subscriptionWords(billing({ monthlyCents: null })).text).not.toContain('R199');
  expect(subscriptionWords(billing({ monthlyCents: null, trial: paid, subscription })).text).toContain('R199.00');
});
