import { expect, test } from 'vitest';
import { rememberFigures } from './remember-figures.ts';

test('a figure is returned for its own stamp only', () => {
  const figures = rememberFigures<number>(4);
  figures.set('one', 'monday', 1);
  expect(figures.get('one', 'monday')).toBe(1);
  expect(figures.get('one', 'tuesday')).toBeUndefined();
  figures.set('one', 'tuesday', 2);
  expect(figures.get('one', 'tuesday')).toBe(2);
  expect(figures.get('one', 'monday')).toBeUndefined();
});

test('the cache keeps to its size, and recently used entries stay', () => {
  const figures = rememberFigures<number>(10);
  const ids = Array.from({ length: 40 }, (_, number) => String(number));
  for (const id of ids) {
    figures.set(id, '', Number(id));
    expect(figures.get('0', '')).toBe(0);
  }
  const kept = ids.filter((id) => figures.get(id, '') !== undefined);
  expect(kept.length).toBeLessThanOrEqual(10);
  expect(kept).toContain('39');
});
