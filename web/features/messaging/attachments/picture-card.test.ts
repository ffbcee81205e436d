import { expect, test } from 'vitest';
import { comesUnasked } from './picture-card.tsx';

const [little, much] = [100_000, 100_001];

test('on a metered connection a larger picture loads on request', () => {
  expect(comesUnasked(much, { type: 'cellular' }, true)).toBe(false);
  expect(comesUnasked(much, { type: 'wifi' }, true)).toBe(true);
  expect(comesUnasked(much, {}, true)).toBe(false);
  expect(comesUnasked(much, {}, false)).toBe(true);
  expect(comesUnasked(little, { type: 'cellular' }, true)).toBe(true);
});

test('with data saving on, every picture loads on request', () => {
  expect(comesUnasked(1, { saveData: true, type: 'wifi' }, false)).toBe(false);
});
