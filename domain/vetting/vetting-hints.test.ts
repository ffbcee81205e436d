import { describe, expect, test } from 'vitest';
import { hintsOf, type VettingFacts } from './vetting-hints.ts';

const sound: VettingFacts = {
  userType: 'rep',
  documents: ['identity-document'],
  profileMissing: [],
  statedAge: 30,
  accountName: 'Thabo Mokoena',
  signature: 'Thabo Mokoena',
  numbers: [{ subject: 'person', fault: null, age: 30 }],
  sameNumber: [],
  sameFile: [],
};

const kinds = (changes: Partial<VettingFacts>) => hintsOf({ ...sound, ...changes }).map(({ kind }) => kind);

test('a consistent case has no hint', () => {
  expect(hintsOf(sound)).toEqual([]);
});

describe('a hint says', () => {
  test.each([
    ['number_wrong', { numbers: [{ subject: 'person', fault: 'checksum', age: null }] }],
    ['under_age', { statedAge: 17, numbers: [{ subject: 'person', fault: null, age: 17 }] }],
    ['under_age', { statedAge: 18, numbers: [{ subject: 'person', fault: null, age: 17 }] }],
    ['age_differs', { statedAge: 32 }],
    ['age_differs', { statedAge: 28 }],
    ['same_number', { sameNumber: [{ subject: 'person', cases: 1 }] }],
    ['same_file', { sameFile: [{ document: 'identity-document', cases: 2 }] }],
    ['not_signed', { signature: null }],
    ['signature_differs', { signature: 'Thabo Mokwena' }],
    ['signature_differs', { signature: 'x' }],
    ['document_missing', { documents: ['cv'] }],
    ['profile_incomplete', { profileMissing: ['Phone'] }],
    ['number_unchecked', { numbers: [] }],
  ] satisfies [string, Partial<VettingFacts>][])('%s, of %o', (kind, changes) => {
    expect(kinds(changes)).toEqual([kind]);
  });
});

test.each(['thabo  mokoena', ' Thabo Mokoena.', 'THABO MOKOENA', 'Thábo Mokoena'])(
  '%o signs as Thabo Mokoena',
  (signature) => {
    expect(kinds({ signature })).toEqual([]);
  },
);

test('an age may be a year out, since people grow older and profiles do not', () => {
  expect(kinds({ statedAge: 29 })).toEqual([]);
  expect(kinds({ statedAge: 31 })).toEqual([]);
  expect(kinds({ statedAge: null })).toEqual([]);
});

test('optional documents may be missing, and a company may have extra ones', () => {
  const business: VettingFacts = { ...sound, userType: 'business', documents: ['cipc-document'], statedAge: null };
  expect(hintsOf(business)).toEqual([
    { kind: 'document_missing', weight: 'notable', document: 'utility-bill' },
    { kind: 'document_missing', weight: 'notable', document: 'responsible-person-id' },
    { kind: 'number_unchecked', weight: 'minor', subject: 'company' },
  ]);
});

test('the most important comes first', () => {
  const order = kinds({ numbers: [], signature: null, documents: [], sameFile: [{ document: 'cv', cases: 1 }] });
  expect(order).toEqual(['same_file', 'not_signed', 'document_missing', 'number_unchecked']);
});
