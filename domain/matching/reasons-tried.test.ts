import { expect, test } from 'vitest';
import { compareTried, differenceOf, leastTried, type TriedJob } from './reasons-tried.ts';

const job = (changes: Partial<TriedJob>): TriedJob => ({
  ...{ hidden: false, seconds: 10, approved: 2, applied: 1, hired: 0, dropped: 1, hiredAnyway: 0 },
  ...changes,
});

test('of too few jobs nothing is said, only counted', () => {
  const found = compareTried([job({}), job({ hidden: true, seconds: null, approved: 0, applied: 0 })]);
  expect(found.jobs).toEqual({ shown: 1, hidden: 1 });
  expect(found.decisions).toEqual({ shown: 3, hidden: 1 });
  expect(found.applied).toEqual({ shown: 0.5, hidden: null, jobs: { shown: 1, hidden: 0 }, by: null });
  expect(differenceOf(Array<number>(leastTried).fill(1), Array<number>(leastTried - 1).fill(1))).toBeNull();
});

test('the interval is that of two means of jobs', () => {
  const shown = Array.from({ length: leastTried }, (_, at) => at % 2);
  const hidden = Array.from({ length: leastTried }, () => 0);
  const found = differenceOf(shown, hidden);
  // The variance of 0, 1, 0, 1 … is n/4/(n−1).
  const wrongBy = 1.96 * Math.sqrt(1 / 4 / (leastTried - 1));
  expect(found?.difference).toBeCloseTo(0.5);
  expect(found?.low).toBeCloseTo(0.5 - wrongBy);
  expect(found?.high).toBeCloseTo(0.5 + wrongBy);
});
