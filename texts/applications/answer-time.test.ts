import { expect, test } from 'vitest';
import { answerTime } from './answer-time.ts';

test.each([
  [0, 'an hour'],
  [1, 'an hour'],
  [2, '2 hours'],
  [47, '47 hours'],
  [48, '2 days'],
  [49, '3 days'],
  [240, '10 days'],
])('%i hours read %s', (hours, words) => {
  expect(answerTime(hours)).toBe(words);
});
