import { expect, test } from 'vitest';
import { type Features, featureNames } from './features.ts';
import { fitOf } from './fit-label.ts';
import { prior } from './model.ts';

const all = (value: number) => Object.fromEntries(featureNames.map((name) => [name, value])) as Features;

test('a fit is named by its score, and one condition that takes a quarter leaves no best fit', () => {
  expect(fitOf(prior, all(1))).toBe('best');
  expect(fitOf(prior, { ...all(1), pay: 0.55 })).toBe('good');
  expect(fitOf(prior, { ...all(1), reach: 0.1 })).toBe('possible');
  expect(fitOf(prior, all(0))).toBe('possible');
});
