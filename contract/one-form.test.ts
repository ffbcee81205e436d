import { expect, test } from 'vitest';
import { growthOf, linear } from '#test/support/growth.ts';
import { inOneForm } from './one-form.ts';

test.each([
  ['Zoe\u0308', 'Zoë'],
  ['Ṱhaḽa'.normalize('NFD'), 'Ṱhaḽa'],
  ['김'.normalize('NFD'), '김'],
  ['O’Brien', 'O’Brien'],
  ['ﬁ ２', 'ﬁ ２'],
])('%j is stored as %j', (typed, stored) => expect(inOneForm(typed)).toBe(stored));

test('runs of marks that no language has are left unchanged', () => {
  const marks = '\u0316\u0301'.repeat(150_000);
  expect(inOneForm(`a${marks}`)).toBe(`a${marks}`);
});

test('the time for runs of marks grows with their length', async () => {
  expect(await growthOf((size) => inOneForm(`a${'\u0316\u0301'.repeat(size)}`), 5000)).toBeLessThan(linear);
  expect(await growthOf((size) => inOneForm(`a${'\u0316\u0301'.repeat(15)}`.repeat(size)), 500)).toBeLessThan(linear);
});
