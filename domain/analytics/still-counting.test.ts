import { expect, test } from 'vitest';
import { isStillCounting } from './still-counting.ts';

test.each([
  [null, true],
  ['2026-10-01T00:00:00.000Z', true],
  ['2026-11-29T09:44:59.000Z', true],
  ['2026-11-29T09:46:00.000Z', false],
  ['2026-11-29T10:00:00.000Z', false],
])('counted up to %s: still counting is %s', (countedAt, expected) => {
  expect(isStillCounting(countedAt, new Date('2026-11-29T10:00:00Z'))).toBe(expected);
});
