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

test('a portal that is closed says why', () => {
  expect(gateWords({ trial, subscription: null }, false)).toEqual({
    title: 'Your free trial has ended',
    text: 'It ended on 20 November 2026. Nothing of yours is lost.',
  });
  expect(gateWords({ trial, subscription: null }, false, false).title).toBe('Subscribe to begin');
  expect(gateWords({ trial, subscription: null }, true).title).toBe('Your subscription has ended');
  expect(gateWords({ trial, subscription: { ...subscription, status: 'cancelled' } }, true)).toEqual({
    title: 'Your subscription has ended',
    text: 'You cancelled it, and what you paid for ran until Sun 22 November 2026.',
  });
  expect(gateWords({ trial, subscription: { ...subscription, status: 'past_due' } }, true)).toEqual({
    title: 'Your payment did not come in',
    text: 'The charge of Tue 17 November 2026 failed, and so did those of the 5 days after it. Subscribe again with a card that works.',
  });
});
