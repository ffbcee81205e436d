import { expect, test } from 'vitest';
import { closesSoon, daysLeft, defaultClosingDay, refuseClosingDay } from './closing-day.ts';

const today = '2026-11-21';

test.each([
  ['2026-11-21', true],
  ['2027-02-19', true],
  ['2026-11-20', false],
  ['2027-02-20', false],
])('closing on %s: %s', (day, fine) => {
  expect(refuseClosingDay(day, today) === null).toBe(fine);
});

test('without a choice it is 30 days from today', () => {
  expect(defaultClosingDay(today, null)).toBe('2026-12-21');
  expect(daysLeft(defaultClosingDay(today, null), today)).toBe(30);
});

test.each([
  ['2026-11-21', '2026-11-21'],
  ['2026-12-20', '2026-12-20'],
  ['2026-12-22', '2026-12-21'],
  ['2026-11-20', '2026-12-21'],
])('and for a job that begins on %s it is %s', (startDate, closesOn) => {
  expect(defaultClosingDay(today, startDate)).toBe(closesOn);
});

test('soon is two days before, or less', () => {
  expect([0, 1, 2, 3].map((days) => closesSoon(`2026-11-${21 + days}`, today))).toEqual([true, true, true, false]);
});
