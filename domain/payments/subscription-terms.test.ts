import { expect, test } from 'vitest';
import { accessUntil, addMonths, cyclesUntil, hasAccess, isLate, periodOf } from './subscription-terms.ts';

test('a month ends on the same day of the next, or on its last', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
  expect(addMonths('2026-11-22', 2)).toBe('2027-01-22');
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
});

test('the 31st comes back after a shorter month: months are counted from the anchor', () => {
  const anchor = { on: '2026-01-31', cycle: 1 };
  const ends = [1, 2, 3, 4].map((cycle) => periodOf(anchor, cycle).until);
  expect(ends).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']);
});

test('after weeks without access months are counted from a new anchor', () => {
  expect(periodOf({ on: '2026-06-20', cycle: 3 }, 3)).toEqual({ from: '2026-06-20', until: '2026-07-20' });
  expect(periodOf({ on: '2026-06-20', cycle: 3 }, 4)).toEqual({ from: '2026-07-20', until: '2026-08-20' });
});

test('the day of the next charge determines how many months are paid', () => {
  const anchor = { on: '2026-01-31', cycle: 1 };
  for (const paid of [0, 1, 2, 13]) expect(cyclesUntil(anchor, periodOf(anchor, paid + 1).from)).toBe(paid);
  expect(cyclesUntil({ on: '2026-06-20', cycle: 3 }, '2026-08-20')).toBe(4);
});

test('a late charge leaves access for five days, a cancellation until the paid period ends', () => {
  const paidUntil = '2026-03-10';
  const at = (day: string, time = '12:00') => new Date(`${day}T${time}:00+02:00`);
  expect(accessUntil({ status: 'active', paidUntil })).toBe('2026-03-15');
  expect(hasAccess({ status: 'past_due', paidUntil }, at('2026-03-15', '23:59'))).toBe(true);
  expect(hasAccess({ status: 'past_due', paidUntil }, at('2026-03-16', '00:00'))).toBe(false);
  expect(hasAccess({ status: 'cancelled', paidUntil }, at('2026-03-10', '23:59'))).toBe(true);
  expect(hasAccess({ status: 'cancelled', paidUntil }, at('2026-03-11', '00:00'))).toBe(false);
  expect(hasAccess({ status: 'ended', paidUntil }, at('2026-03-01'))).toBe(false);
});

test('a charge is due on the last paid day, in South Africa', () => {
  expect(isLate({ paidUntil: '2026-03-10' }, new Date('2026-03-09T21:59:00Z'))).toBe(false);
  expect(isLate({ paidUntil: '2026-03-10' }, new Date('2026-03-09T22:00:00Z'))).toBe(true);
});
