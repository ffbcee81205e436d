import { expect, test } from 'vitest';
import { milestoneStatuses } from '#contract/engagements/options.ts';
import { refusePlan, wayOfChange } from './change-of-terms.ts';

const now = new Date('2026-12-01T08:00:00Z');
const later = new Date('2026-12-05T07:00:00Z');
const milestone = (status: (typeof milestoneStatuses)[number], changes: object = {}) => ({
  ...{ status, start: later, dueAt: later },
  ...changes,
});

test('terms are changed by the business alone until the rep agrees, by both until the work begins, and not after that', () => {
  const ways = milestoneStatuses.map((status) => [status, wayOfChange([milestone(status)], now)]);
  const fixed = 'engagement.terms_fixed';
  expect(Object.fromEntries(ways)).toEqual({
    accepted: 'at once',
    agreed: 'with the rep',
    funded: 'with the rep',
    confirmed: 'with the rep',
    active: fixed,
    submitted: fixed,
    completed: fixed,
    lapsed: fixed,
    cancelled: fixed,
    no_show: fixed,
    business_absent: fixed,
    disputed: fixed,
    resolved: fixed,
  });
});

test('one week that has begun or is over fixes the terms of all', () => {
  expect(wayOfChange([milestone('funded'), milestone('agreed')], now)).toBe('with the rep');
  expect(wayOfChange([milestone('active'), milestone('agreed')], now)).toBe('engagement.terms_fixed');
  expect(wayOfChange([milestone('agreed'), milestone('lapsed')], now)).toBe('engagement.terms_fixed');
});

test('nothing changes from the start on, or after the deadline of its status', () => {
  expect(wayOfChange([milestone('confirmed', { start: now })], now)).toBe('engagement.terms_fixed');
  expect(wayOfChange([milestone('agreed', { dueAt: now })], now)).toBe('engagement.too_late');
  expect(wayOfChange([milestone('accepted', { start: null })], now)).toBe('at once');
});

test('a paid milestone keeps its pay, and each week its position', () => {
  const paid = (payCents: bigint, fundedCents = 0n) => ({ payCents, fundedCents });
  expect(refusePlan([paid(100n)], [paid(120n)])).toBe(null);
  expect(refusePlan([paid(100n, 110n)], [paid(100n)])).toBe(null);
  expect(refusePlan([paid(100n, 110n)], [paid(120n)])).toBe('engagement.pay_funded');
  expect(refusePlan([paid(100n, 110n), paid(100n)], [paid(100n), paid(90n)])).toBe('engagement.pay_funded');
  expect(refusePlan([paid(100n)], [paid(50n), paid(50n)])).toBe('engagement.parts_fixed');
});
