import { expect, test } from 'vitest';
import { refusedWords } from '#texts/matching/refused-words.ts';
import { refusedLabels, shortQuote } from './tag-words.ts';

test('shortens a sentence around the words that count, at whole words', () => {
  const sentence = {
    before: 'We need four promoters to offer our shoppers ',
    marked: 'tastings',
    after: ' of our new craft beer and snacks at Pick n Pay.',
  };
  expect(shortQuote(sentence)).toEqual({
    before: '… to offer our shoppers ',
    marked: 'tastings',
    after: ' of our new craft beer and …',
  });
  const short = { before: 'Offer ', marked: 'tastings', after: ' to shoppers.' };
  expect(shortQuote(short)).toEqual(short);
});

test('what a rep ticks says what a business reads of it, with the hour', () => {
  expect(refusedLabels.nights).toBe('Work after 18:00');
  for (const [what, words] of Object.entries(refusedWords))
    expect(refusedLabels[what as keyof typeof refusedLabels].toLowerCase()).toBe(words);
});
