import { expect, test } from 'vitest';
import { comesUnasked } from './picture-card.tsx';

const [little, much] = [100_000, 100_001];

test('a picture that costs something is asked for, where one may pay for it', () => {
  expect(comesUnasked(much, { type: 'cellular' }, true)).toBe(false);
  expect(comesUnasked(much, { type: 'wifi' }, true)).toBe(true);
  expect(comesUnasked(much, {}, true)).toBe(false);
  expect(comesUnasked(much, {}, false)).toBe(true);
  expect(comesUnasked(little, { type: 'cellular' }, true)).toBe(true);
});

test('who has the browser save data is asked for each', () => {
  expect(comesUnasked(1, { saveData: true, type: 'wifi' }, false)).toBe(false);
});
