import { expect, test } from 'vitest';
import { isBelowWage, minimumWageOn } from './minimum-wage.ts';

test.each([
  ['2020-01-01', 2_879],
  ['2026-02-28', 2_879],
  ['2026-03-01', 3_023],
  ['2099-01-01', 3_023],
])('on %s it is %i cents', (day, cents) => {
  expect(minimumWageOn(day)).toBe(cents);
});

test.each([
  { today: '2026-02-28', startDate: null, lowest: 2_879 },
  { today: '2026-02-28', startDate: '2026-02-28', lowest: 2_879 },
  // The work begins when the new wage is in force.
  { today: '2026-02-28', startDate: '2026-03-01', lowest: 3_023 },
  // It began before, and goes on.
  { today: '2026-03-01', startDate: '2026-02-01', lowest: 3_023 },
])('posted on $today for $startDate, the minimum is $lowest cents', ({ today, startDate, lowest }) => {
  expect(isBelowWage({ hourlyRateCents: lowest, startDate }, today)).toBe(false);
  expect(isBelowWage({ hourlyRateCents: lowest - 1, startDate }, today)).toBe(true);
});

test('days that reach into a new wage are paid by it', () => {
  const work = { hourlyRateCents: 3_022, startDate: '2026-02-28' };
  expect(isBelowWage({ ...work, lastDay: '2026-02-28' }, '2026-02-20')).toBe(false);
  expect(isBelowWage({ ...work, lastDay: '2026-03-01' }, '2026-02-20')).toBe(true);
});

test('a job without an hourly rate has none to refuse', () => {
  expect(isBelowWage({ hourlyRateCents: null, startDate: null }, '2026-11-21')).toBe(false);
});
