import { expect, test } from 'vitest';
import { inOneForm } from './one-form.ts';

test.each([
  ['Zoe\u0308', 'Zoë'],
  ['Ṱhaḽa'.normalize('NFD'), 'Ṱhaḽa'],
  ['김'.normalize('NFD'), '김'],
  ['O’Brien', 'O’Brien'],
  ['ﬁ ２', 'ﬁ ２'],
])('%j is stored as %j', (typed, stored) => expect(inOneForm(typed)).toBe(stored));

test('runs of marks that no language has are left in no time', () => {
  const started = performance.now();
  const marks = '\u0316\u0301'.repeat(150_000);
  expect(inOneForm(`a${marks}`)).toBe(`a${marks}`);
  inOneForm(`a${'\u0316\u0301'.repeat(15)}`.repeat(10_000));
  expect(performance.now() - started).toBeLessThan(1000);
});
