import { expect, test } from 'vitest';
import { hintsOf } from './hints-of.ts';

const match = [{ fits: true, words: 'Lives in Durban' }];

const saying = (words: string) => ({ kind: 'field', about: 'place', words }) as const;

test('sorted by fit, what counted is shown; in any other order, the facts', () => {
  expect(hintsOf({ fit: null, match })).toEqual(match);
  expect(
    hintsOf({
      fit: { fit: 'good', for: [saying('Names isiZulu')], against: [saying('Lives 500 km away')], ask: [] },
      match,
    }),
  ).toEqual([
    { fits: true, words: 'Names isiZulu' },
    { fits: false, words: 'Lives 500 km away' },
  ]);
});
