import { expect, test } from 'vitest';
import type { PaidHire, Payment } from '#contract/payments/payments.ts';
import { hiresPaidWords } from './hires-words.ts';

const hire = (changes: Partial<PaidHire> = {}): PaidHire => ({
  ...{ milestoneId: 'a', engagementId: 'a', repName: 'Thandi Nkosi', what: 'Store opening', cardFeeCents: 6_850 },
  ...{ startsAt: '2026-12-05T07:00:00.000Z', amountCents: 190_000, state: 'funded' },
  ...changes,
});

const say = (hires: readonly PaidHire[], changes: Partial<Payment> = {}) =>
  hiresPaidWords({
    ...{ merchantPaymentId: 'p', item: 'hires', itemName: 'Store opening', amountGross: 196_850, side: 'business' },
    ...{ paymentStatus: 'COMPLETE', createdAt: '', paidAt: '2026-12-03T10:00:00.000Z', period: null },
    ...{ receiptNumber: null, provider: 'card', hires: [...hires], courses: [] },
    ...changes,
  });

test('a funded gig is listed with its day', () => {
  expect(say([hire()]).title).toBe('R1,900 is funded for Saturday');
  expect(say([hire()], { paidAt: '2026-11-25T10:00:00.000Z' }).title).toBe('R1,900 is funded for 5 December 2026');
  const other = hire({ engagementId: 'b', startsAt: '2026-12-06T07:00:00.000Z' });
  expect(say([hire(), other]).title).toBe('R3,800 is funded for 2 reps');
});

test('a refund is listed, and never called funded', () => {
  expect(say([hire(), hire({ engagementId: 'b', state: 'returning' })])).toMatchObject({
    title: 'R1,900 is funded for Saturday',
    text: expect.stringContaining('We’re refunding R1,968.50'),
  });
  expect(say([hire({ state: 'returning' })]).title).toBe('We’re refunding you');
});

test('other payments have their own words', () => {
  expect(say([hire({ state: 'unpaid' })], { paymentStatus: 'PENDING' })).toEqual({});
  expect(say([], { item: 'subscription' })).toEqual({});
});
