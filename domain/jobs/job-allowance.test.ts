import { expect, test } from 'vitest';
import { dailyAllowance, nextPosting, smallestAllowance } from './job-allowance.ts';

test('the allowance grows with the hired reps', () => {
  expect([0, 1, 9, 10, 500].map(dailyAllowance)).toEqual([10, 30, 30, 100, 100]);
  expect(dailyAllowance(0)).toBe(smallestAllowance);
});

test('the next job waits until a day after the one that fills the allowance', () => {
  const postedAt = [4, 3, 2, 1].map((hour) => new Date(Date.UTC(2026, 8, 1, hour)));
  expect(nextPosting(postedAt, 5)).toBeNull();
  expect(nextPosting([], 10)).toBeNull();
  expect(nextPosting(postedAt, 4)).toEqual(new Date(Date.UTC(2026, 8, 2, 1)));
  expect(nextPosting(postedAt, 2)).toEqual(new Date(Date.UTC(2026, 8, 2, 3)));
});
