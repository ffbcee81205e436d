import { expect, test } from 'vitest';
import { firstClear } from './clear-place.ts';

const home = { left: 300, right: 350, top: 700, bottom: 750 };
const bar = (top: number, bottom: number) => ({ left: 0, right: 390, top, bottom });

test('the button stays if nothing is under it', () => {
  expect(firstClear(home, 32, 4, [])).toBe(0);
  expect(firstClear(home, 32, 4, [{ left: 0, right: 300, top: 0, bottom: 900 }, bar(750, 800)])).toBe(0);
});

test('it rises above what it would cover, and no further', () => {
  expect(firstClear(home, 32, 4, [bar(720, 760)])).toBe(32);
  expect(firstClear(home, 32, 4, [bar(720, 760), bar(650, 690)])).toBe(128);
});

test('without a free place it is hidden', () => {
  expect(firstClear(home, 32, 4, [bar(0, 800)])).toBeNull();
});
