import { expect, test } from 'vitest';
import { drawn } from './seeded-random.ts';

const hundred = Array.from({ length: 100 }, (_, index) => index);
const drawnBefore: (readonly number[])[] = [];

test('a third is drawn, each once and in order, and reproducibly', () => {
  const third = drawn(hundred, 1 / 3);
  expect(third).toHaveLength(34);
  expect(third).toEqual([...new Set(third)].sort((a, b) => a - b));
  expect(drawn(hundred, 1 / 3)).toEqual(third);
  drawnBefore.push(third);
});

test('another test draws another sample', () => {
  expect(drawnBefore).not.toContainEqual(drawn(hundred, 1 / 3));
});

test('a short list is drawn whole, and so is any list with a share of 1', () => {
  expect(drawn(hundred.slice(0, 10), 0)).toEqual(hundred.slice(0, 10));
  expect(drawn(hundred, 1)).toEqual(hundred);
});
