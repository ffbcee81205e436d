import { expect, test } from 'vitest';
import { timesBetween } from './round-slots.tsx';

test('times follow each other, and the last one ends in time', () => {
  expect(timesBetween('2026-12-01', '09:00', '10:40', 30)).toEqual([
    '2026-12-01T07:00:00.000Z',
    '2026-12-01T07:30:00.000Z',
    '2026-12-01T08:00:00.000Z',
  ]);
});

test.each([
  [null, '09:00', '10:00', 30],
  ['2026-12-01', '', '10:00', 30],
  ['2026-12-01', '10:00', '09:00', 30],
  ['2026-12-01', '09:00', '09:20', 30],
  ['2026-12-01', '09:00', '10:00', 0],
  ['2026-12-01', '09:00', '10:00', Number.NaN],
])('%s from %s to %s for %s minutes has none', (day, from, to, minutes) => {
  expect(timesBetween(day, from, to, minutes)).toEqual([]);
});
