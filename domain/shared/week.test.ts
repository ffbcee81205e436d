import { expect, test } from 'vitest';
import { mondayOf, weekAheadOf } from './week.ts';

test.each([
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

test.each([
  ['2026-11-28', '2026-11-23'],
  ['2026-11-29', '2026-11-29'],
  ['2026-11-30', '2026-11-30'],
])('on %s the seven days from %s are shown', (day, first) => {
  expect(weekAheadOf(day)).toBe(first);
});
