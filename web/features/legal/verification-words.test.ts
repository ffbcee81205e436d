import { expect, test } from 'vitest';
import { verificationWords } from './verification-words.ts';

test.each([
  [{ agreement: 'none', vetting: null, documentsAsked: false }, /Sign the agreement and send your documents/],
  [{ agreement: 'current', vetting: null, documentsAsked: false }, /Send your documents/],
  [{ agreement: 'current', vetting: 'pending', documentsAsked: false }, /don’t need to do anything/],
  [{ agreement: 'current', vetting: 'pending', documentsAsked: true }, /one of your documents again/],
  [{ agreement: 'current', vetting: 'rejected', documentsAsked: false }, /requires additional review/],
  [{ agreement: 'outdated', vetting: 'pending', documentsAsked: false }, /a new version/],
  [{ agreement: 'outdated', vetting: 'approved', documentsAsked: false }, /We’ve verified/],
  [{ agreement: 'current', vetting: 'approved', documentsAsked: false }, /We’ve verified/],
] as const)('%j: %s', (state, words) => {
  expect(verificationWords(state)).toMatch(words);
});

test('a rep under review is not asked to sign', () => {
  const words = verificationWords({ agreement: 'current', vetting: 'pending', documentsAsked: false });
  expect(words).not.toMatch(/sign/i);
});
