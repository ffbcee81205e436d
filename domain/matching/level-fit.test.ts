import { expect, test } from 'vitest';
import { levelFit } from './level-fit.ts';

test('where years are required more are better, and for an entry job far more are not', () => {
  expect(levelFit('senior', '3-5 years')).toBeGreaterThan(levelFit('mid', '3-5 years') ?? 0);
  expect(levelFit('entry', 'Entry Level')).toBeGreaterThan(levelFit('senior', 'Entry Level') ?? 0);
});

test('too little is worse than too much, and missing information is not judged', () => {
  expect(levelFit('entry', '1-2 years')).toBeLessThan(levelFit('junior', '1-2 years') ?? 0);
  expect(levelFit('junior', '3-5 years')).toBeLessThan(levelFit('senior', 'Entry Level') ?? 0);
  expect(levelFit(null, '3-5 years')).toBeNull();
});
