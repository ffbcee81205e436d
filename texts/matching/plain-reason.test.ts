import { expect, test } from 'vitest';
import { plainReason } from './plain-reason.ts';

test('a reason in plain text quotes the words in their sentence', () => {
  expect(plainReason({ kind: 'field', about: 'place', words: 'Lives in Durban' })).toBe('Lives in Durban');
  const quote = { before: 'Two years of ', marked: 'tastings', after: ' at Pick n Pay.' };
  expect(plainReason({ kind: 'quote', about: 'work', lead: 'From the profile', quote, asked: null })).toBe(
    'From the profile: “Two years of tastings at Pick n Pay.”',
  );
});
