import { expect, test } from 'vitest';
import { growthText } from './figure-cards.tsx';

test.each([
  [0, 0, 'No change in a month'],
  [7, 7, 'No change in a month'],
  [3, 0, 'None a month ago'],
  [112, 100, '+12% in a month'],
  [300, 100, '+200% in a month'],
  [38, 3, '+1,167% in a month'],
  [2, 3, '−33% in a month'],
  [5, -2, 'Below nothing a month ago'],
  [0, 5, '−100% in a month'],
  [1001, 1000, 'Up by less than 1% in a month'],
  [999, 1000, 'Down by less than 1% in a month'],
])('%i now, %i a month ago: %s', (now, monthAgo, text) => {
  expect(growthText({ now, monthAgo })).toBe(text);
});
