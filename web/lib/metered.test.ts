import { expect, test } from 'vitest';
import { isMetered } from './metered.ts';

test.each([
  ['wifi is not', { type: 'wifi' }, true, false],
  ['mobile data is', { type: 'cellular', effectiveType: '4g' }, true, true],
  ['slow wifi is', { type: 'wifi', effectiveType: '3g' }, false, true],
  ['wifi of a user who saves data is', { type: 'wifi', saveData: true }, false, true],
  ['an unknown connection of a phone is', {}, true, true],
  ['an unknown connection of a computer is not', {}, false, false],
])('metered: %s', (_, connection, byTouch, expected) => {
  expect(isMetered(connection, byTouch)).toBe(expected);
});
