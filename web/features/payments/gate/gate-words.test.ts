import { expect, test } from 'vitest';
import { gateWords } from './gate-words.ts';

const trial = {
  trial_expired: true,
  subscription_active: false,
  access_granted: false,
  days_remaining: 0,
  trial_end_date: '2026-11-20T10:00:00.000Z',
};

const subscription = {
  id: 'one',
  amountCents: 29_900,
  paidUntil: '2026-11-17',
  nextChargeOn: null,
  accessUntil: '2026-11-22',
  cardExpires: null,
  canCancel: true,
  canResume: false,
  canChangeCard: true,
  refundableUntil: null,
};

test('a closed portal shows why', () => {
  const never = { trial, subscription: null, subscribedBefore: false, trialUsedBefore: false };
  expect(gateWords(never)).toEqual({
    title: 'Your free trial has ended',
    text: 'It ended on 20 November 2026. Your data is safe.',
  });
  expect(gateWords(never, false).title).toBe('Subscribe to start');
  expect(gateWords({ ...never, subscribedBefore: true }).title).toBe('Your subscription has ended');
  expect(gateWords({ ...never, trialUsedBefore: true })).toEqual({
    title: 'Your free trial has ended',
    text: 'Your email address already had a free trial, which ended on 20 November 2026.',
  });
  const was = { trial, subscribedBefore: true, trialUsedBefore: false };
  expect(gateWords({ ...was, subscription: { ...subscription, status: 'cancelled' } })).toEqual({
    title: 'Your subscription has ended',
    text: 'You cancelled it. The period you paid for ended on Sun 22 November 2026.',
  });
  expect(gateWords({ ...was, subscription: { ...subscription, status: 'past_due' } })).toEqual({
    title: 'Your payment failed',
    text: 'We couldn’t charge your card on Tue 17 November 2026 or in the 5 days after it. Subscribe again with a card that works.',
  });
});
