import { expect, test } from 'vitest';
import type { KeptTerms, Terms } from '#contract/engagements/terms.ts';
import { unsignedWords } from './signatures.tsx';

const version = { version: 1, status: 'in_force', signatures: [] } as unknown as KeptTerms;
const terms = { as: 'rep', repName: 'Lerato', companyName: 'Imbali', agreedAt: null, payFixed: false } as Terms;

test('a party that has not agreed in any way is listed as unsigned', () => {
  expect(unsignedWords(terms, version, 'rep')).toBe('You haven’t signed this version');
  expect(unsignedWords(terms, version, 'business')).toBe('Imbali hasn’t signed this version');
});

test('a gig agreed and funded without signatures says so, for its first version only', () => {
  const agreed = { ...terms, agreedAt: '2026-11-25T11:42:00Z', payFixed: true };
  expect(unsignedWords(agreed, version, 'rep')).toMatch(/^You agreed on .*13:42\. There is no signature on record\.$/);
  expect(unsignedWords(agreed, version, 'business')).toBe(
    'Imbali agreed by funding the gig. There is no signature on record.',
  );
  const second = { ...version, version: 2 };
  expect(unsignedWords(agreed, second, 'rep')).toBe('You haven’t signed this version');
});
