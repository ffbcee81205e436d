import { expect, test } from 'vitest';
import { shortQuote } from './tag-words.ts';

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
