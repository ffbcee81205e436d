import { expect, test } from 'vitest';
import { stateInWords } from './found-words.ts';

test.each([
  ['Moloi Motors, COMPLETE', 'Moloi Motors, complete'],
  ['Moloi Motors, PARTLY_REFUNDED', 'Moloi Motors, partly refunded'],
  ['Ubuntu Foods, taken_down', 'Ubuntu Foods, taken down'],
  ['Ubuntu Foods, active', 'Ubuntu Foods, active'],
  ['thabo_m@example.co.za', 'thabo_m@example.co.za'],
  [null, null],
])('%s: %s', (detail, said) => {
  expect(stateInWords(detail)).toBe(said);
});
