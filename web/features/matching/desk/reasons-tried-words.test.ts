import { expect, test } from 'vitest';
import { differenceText } from './reasons-tried-words.ts';

const measure = { shown: 1, hidden: 1, jobs: { shown: 1, hidden: 1 } };
const seconds = (value: number) => `${Math.round(value)} s`;

test('a difference is said with its sign and its interval, and not of too few', () => {
  expect(differenceText({ ...measure, by: { difference: 4, low: -2, high: 10 } }, seconds)).toBe(
    '+4 s (−2 s to +10 s)',
  );
  expect(differenceText({ ...measure, by: null }, seconds)).toBe('Too few to say');
});
