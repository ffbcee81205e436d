import { expect, test } from 'vitest';
import { hintKinds } from '#contract/vetting/cases.ts';
import { hintText } from './hint-texts.ts';

test.each(hintKinds)('%s is put in words, without placeholders', (kind) => {
  const { label, detail } = hintText({ kind, weight: 'notable' });
  expect(label.length).toBeLessThan(30);
  expect(detail).toMatch(/\.$/);
});

test('a hint names its subject', () => {
  const text = (hint: Parameters<typeof hintText>[0]) => hintText(hint).detail;
  expect(text({ kind: 'same_file', weight: 'grave', document: 'utility-bill', cases: 2 })).toBe(
    'Utility Bill: 2 other accounts sent exactly the same file.',
  );
  expect(text({ kind: 'same_number', weight: 'grave', subject: 'company', cases: 1 })).toBe(
    '1 other case has the same CIPC number.',
  );
  expect(text({ kind: 'age_differs', weight: 'notable', age: 31, statedAge: 25 })).toContain(
    '31 according to the ID number and 25 according to the profile',
  );
});
