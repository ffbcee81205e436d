import { expect, test } from 'vitest';
import { averagePrecision, gini, mean, ndcg } from './measures.ts';

test('the ideal order scores 1, whatever its best grade', () => {
  expect(ndcg([3, 2, 1, 0])).toBe(1);
  expect(ndcg([1, 0, 0])).toBe(1);
});

test('a good one ranked too low costs more than its rank', () => {
  const swapped = (1 + 7 / Math.log2(3)) / (7 + 1 / Math.log2(3));
  expect(ndcg([1, 3])).toBeCloseTo(swapped, 12);
  expect(ndcg([...Array(10).fill(0), 3])).toBe(0);
});

test('where nothing is relevant, there is no measure, and the mean leaves it out', () => {
  expect(ndcg([0, 0])).toBeNull();
  expect(averagePrecision([1, 0])).toBeNull();
  expect(mean([1, null, 0])).toBe(0.5);
  expect(mean([])).toBe(0);
});

test('average precision measures what is above each relevant one', () => {
  expect(averagePrecision([2, 0, 3])).toBeCloseTo((1 + 2 / 3) / 2, 12);
  expect(averagePrecision([0, 2])).toBe(0.5);
});

test('equal shares have a Gini of 0, and one share of everything is near 1', () => {
  expect(gini([5, 5, 5])).toBeCloseTo(0, 12);
  expect(gini([0, 0, 0, 12])).toBeCloseTo(0.75, 12);
  expect(gini([0, 0])).toBe(0);
});
