import { expect, test } from 'vitest';
import { intervalOf } from './intervals.ts';

test('the larger and denser the sample, the narrower the interval', () => {
  expect(intervalOf([1, 3])).toEqual({ mean: 2, half: 12.706 });
  expect(intervalOf([5])).toEqual({ mean: 5, half: 0 });
  const { mean, half } = intervalOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(mean).toBe(5.5);
  expect(half).toBeCloseTo(2.166, 3);
});
