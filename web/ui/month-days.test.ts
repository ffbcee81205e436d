import { expect, test } from 'vitest';
import { moveMonths, nameWholeDay, weeksOfMonth } from './month-days.ts';

test('a month is shown in weeks from Monday to Sunday', () => {
  const november = weeksOfMonth('2026-11-15');
  expect(november).toHaveLength(6);
  expect(november[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(november[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
  // February of that year is four weeks to the day.
  expect(weeksOfMonth('2027-02-28').flat()).not.toContain(null);
});

test('a day missing from another month is its last one', () => {
  expect(moveMonths('2027-01-31', 1)).toBe('2027-02-28');
  expect(moveMonths('2026-12-15', 1)).toBe('2027-01-15');
  expect(moveMonths('2027-01-15', -1)).toBe('2026-12-15');
});

test('a day in full', () => expect(nameWholeDay('2026-11-28')).toBe('Saturday 28 November 2026'));
