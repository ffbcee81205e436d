import { expect, test } from 'vitest';
import { judgeRefresh } from './refresh-verdict.ts';

test.each([
  [0, 0, 'rotate'],
  [0, 9_999, 'rotate'],
  [1, 9_999, 'current'],
  [2, 9.9, 'current'],
  [2, 10, 'stolen'],
  [3, 9_999, 'stolen'],
  [-1, 0, 'unknown'],
] as const)('a token %i rotations behind, %s s after the last refresh: %s', (behind, secondsSinceRefresh, verdict) => {
  expect(judgeRefresh({ behind, secondsSinceRefresh, isFromBefore: false })).toBe(verdict);
});

test.each([
  [2, 0, 'outdated'],
  [3, 9.9, 'outdated'],
  [2, 10, 'stolen'],
] as const)('a token from before aal2, %i behind after %s s: %s', (behind, secondsSinceRefresh, verdict) => {
  expect(judgeRefresh({ behind, secondsSinceRefresh, isFromBefore: true })).toBe(verdict);
});
