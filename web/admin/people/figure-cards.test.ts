import { expect, test } from 'vitest';
import { growthText } from './figure-cards.tsx';

test.each([
  [0, 0, 'No change in the past month'],
  [7, 7, 'No change in the past month'],
  [3, 0, 'Zero a month ago'],
  [112, 100, '+12% in the past month'],
  [300, 100, '+200% in the past month'],
  [38, 3, '+1,167% in the past month'],
  [2, 3, '−33% in the past month'],
  [5, -2, 'Negative a month ago'],
  [0, 5, '−100% in the past month'],
  [1001, 1000, 'Up by less than 1% in the past month'],
  [999, 1000, 'Down by less than 1% in the past month'],
])('%i now, %i a month ago: %s', (now, monthAgo, text) => {
  expect(growthText({ now, monthAgo })).toBe(text);
});
