import { expect, test } from 'vitest';
import { isScreenFree } from './free-screen.ts';

const free = { hasDialog: false, hasWords: false, msSinceTyping: 5_000 };

test('nothing is asked over another dialog, nor of somebody who is writing', () => {
  expect(isScreenFree(free)).toBe(true);
  expect(isScreenFree({ ...free, hasDialog: true })).toBe(false);
  expect(isScreenFree({ ...free, hasWords: true })).toBe(false);
  expect(isScreenFree({ ...free, msSinceTyping: 400 })).toBe(false);
});
