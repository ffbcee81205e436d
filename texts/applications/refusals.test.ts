import { expect, test } from 'vitest';
import { acceptanceRefusal, timesRefusal } from './refusals.ts';

test('a full job is refused with its figures', () => {
  expect(acceptanceRefusal({ positions: 3, accepted: 2 })).toBeNull();
  expect(acceptanceRefusal({ positions: 3, accepted: 3 })).toBe('This job needs 3 reps, and you’ve accepted 3.');
  expect(acceptanceRefusal({ positions: 1, accepted: 2 })).toBe('This job needs 1 rep, and you’ve accepted 2.');
});

test('times of an interview are refused with what to choose', () => {
  const now = new Date('2026-12-01T08:00:00Z');
  const refusalOf = (time: string) => timesRefusal([new Date(time)], now);
  expect(refusalOf('2026-12-02T08:00:00Z')).toBeNull();
  expect(refusalOf('2026-12-01T08:00:00Z')).toBe('Choose times in the future.');
  expect(refusalOf('2027-03-02T08:00:00Z')).toBe('Choose times within the next 90 days.');
});
