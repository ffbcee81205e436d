import { expect, test } from 'vitest';
import { drawn } from './seeded-random.ts';

const hundred = Array.from({ length: 100 }, (_, index) => index);
const drawnBefore: (readonly number[])[] = [];

test('a third is drawn, once each and in their order, and the same again', () => {
  const third = drawn(hundred, 1 / 3);
  expect(third).toHaveLength(34);
  expect(third).toEqual([...new Set(third)].sort((a, b) => a - b));
  expect(drawn(hundred, 1 / 3)).toEqual(third);
  drawnBefore.push(third);
});

test('another test has others', () => {
  expect(drawnBefore).not.toContainEqual(drawn(hundred, 1 / 3));
});

test('a few are drawn whole, and all when all are wanted', () => {
  expect(drawn(hundred.slice(0, 10), 0)).toEqual(hundred.slice(0, 10));
  expect(drawn(hundred, 1)).toEqual(hundred);
});
