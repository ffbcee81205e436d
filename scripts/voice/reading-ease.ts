import { flesch } from 'flesch';
import { syllable } from 'syllable';

/** Flesch (1948) calls 60 to 70 plain English. */
export const plainEnglish = 65;

/** The sentences of a text that have five words or more; an interpolated value counts as one short word. */
export function sentencesOf(text: string): string[] {
  return text
    .replaceAll(/(?<=[.!?…])\{\}/g, ' ')
    .replaceAll('{}', 'ten')
    .split(/(?<=[.!?…])\s+/)
    .filter((sentence) => wordsOf(sentence).length >= 5);
}

/** Flesch's reading ease of one sentence, 0 to about 100: the higher, the easier. */
export function readingEase(sentence: string): number {
  const words = wordsOf(sentence);
  return flesch({ sentence: 1, word: words.length, syllable: words.reduce((sum, word) => sum + syllable(word), 0) });
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export const wordsOf = (sentence: string) => sentence.match(/\p{L}[\p{L}’'-]*/gu) ?? [];
