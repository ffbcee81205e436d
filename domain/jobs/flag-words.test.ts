import { expect, test } from 'vitest';
import { foldWords, wordsIn } from './flag-words.ts';

const found = (text: string, ...phrases: string[]) =>
  wordsIn(
    text,
    phrases.map((phrase) => ({ phrase, folded: foldWords(phrase) })),
  ).map(({ phrase }) => phrase);

test('a word is found whatever its case, accents and the signs around it', () => {
  expect(found('Earn from CRÝPTO!', 'crypto')).toEqual(['crypto']);
  expect(found('Pay a registration-fee first', 'Registration fee')).toEqual(['Registration fee']);
  expect(found('Café promoters', 'cafe', 'CAFÉ')).toEqual(['cafe', 'CAFÉ']);
  expect(found('cry\u200Bpto', 'crypto')).toEqual(['crypto']);
});

test('a part of a word is not the word', () => {
  expect(found('Encryption and adulthood', 'crypt', 'adult')).toEqual([]);
  expect(found('registration is free, the fee is not', 'registration fee')).toEqual([]);
});
