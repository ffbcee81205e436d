import { expect, test } from 'vitest';
import { plainReason } from './plain-reason.ts';

test('a statement stands by itself, and a quotation after whose words it is', () => {
  expect(plainReason({ kind: 'field', about: 'place', words: 'Lives in Durban' })).toBe('Lives in Durban');
  const quote = { before: 'Two years of ', marked: 'tastings', after: ' in Durban' };
  const shown = { kind: 'quote', about: 'work', lead: 'From the profile', quote, isTitle: false } as const;
  expect(plainReason({ ...shown, asked: null })).toBe('From the profile: “Two years of tastings in Durban”');
  expect(plainReason({ ...shown, asked: { before: '', marked: 'Tastings', after: '' } })).toBe(
    'Asked for: “Tastings”. From the profile: “Two years of tastings in Durban”',
  );
  expect(plainReason({ ...shown, asked: { before: '', marked: 'Tastings', after: '' }, isTitle: true })).toBe(
    'The job: “Tastings”. From the profile: “Two years of tastings in Durban”',
  );
});
