import { expect, test } from 'vitest';
import { median, percentile } from './percentile.ts';

test('percentiles are measured values', () => {
  const values = [9, 1, 5, 3, 7];
  expect([0.01, 0.5, 0.99, 1].map((share) => percentile(values, share))).toEqual([1, 5, 9, 9]);
  expect(percentile([], 0.5)).toBeNaN();
});

test('the median of an even number of values is between the middle two', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([3, 1, 2])).toBe(2);
});
