import { expect, test } from 'vitest';
import { hintsOf } from './hints-of.ts';

const match = [{ fits: true, words: 'Lives in Durban' }];

test('sorted by fit, what counted is shown; in any other order, the facts', () => {
  expect(hintsOf({ fit: null, match })).toEqual(match);
  expect(hintsOf({ fit: { for: ['Names isiZulu'], against: ['Lives 500 km away'] }, match })).toEqual([
    { fits: true, words: 'Names isiZulu' },
    { fits: false, words: 'Lives 500 km away' },
  ]);
});
