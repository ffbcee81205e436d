import { expect, test } from 'vitest';
import { inOrder, isSameOrder, moved } from './proposal-order.ts';

const items = ['a', 'b', 'c'].map((repId) => ({ repId }));
const idsOf = (chosen: readonly string[]) => inOrder(items, chosen).map(({ repId }) => repId);

test('a step up or down stops at the ends', () => {
  expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b'], 'a', -1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 'b', 1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 'z', 1)).toEqual(['a', 'b']);
});

test('reps missing from the chosen order come last, and removed ones are dropped', () => {
  expect(idsOf([])).toEqual(['a', 'b', 'c']);
  expect(idsOf(['c', 'gone', 'a'])).toEqual(['c', 'a', 'b']);
  expect(isSameOrder(idsOf(['c', 'a']), ['c', 'a', 'b'])).toBe(true);
  expect(isSameOrder(['a', 'b'], ['b', 'a'])).toBe(false);
  expect(isSameOrder(['a'], ['a', 'b'])).toBe(false);
});
