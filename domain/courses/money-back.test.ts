import { expect, test } from 'vitest';
import { refundableUntil } from './money-back.ts';

const boughtAt = new Date('2026-11-01T08:00:00Z');
const until = new Date('2026-11-08T08:00:00Z');
const fresh = { boughtAt, progress: 0, testStarted: false, hadBack: false };

test('a course is refundable for seven days', () => {
  expect(refundableUntil(fresh, new Date('2026-11-08T07:59:59.999Z'))).toEqual(until);
  expect(refundableUntil(fresh, until)).toBeNull();
});

test('not when a fifth of it is done, its test was begun, or it was refunded before', () => {
  expect(refundableUntil({ ...fresh, progress: 19 }, boughtAt)).toEqual(until);
  for (const used of [{ progress: 20 }, { testStarted: true }, { hadBack: true }])
    expect(refundableUntil({ ...fresh, ...used }, boughtAt)).toBeNull();
});
