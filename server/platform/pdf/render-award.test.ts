import { expect, test } from 'vitest';
import { drawAward } from './render-award.ts';

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length;

const content = (text: string) => ({
  ...{ title: 'An award', createdAt: new Date('2026-11-23T10:00:00Z'), kind: 'Award', because: 'was there' },
  ...{ name: text, award: text, lines: { lead: 'And can', items: Array.from({ length: 12 }, () => text) } },
  facts: ['When', 'Where', 'Who'].map((term) => ({ term, detail: text })),
  check: { url: 'https://thengisa.example/x', words: text },
});

test.each([
  ['short', 'Thabo'],
  ['one word', 'W'.repeat(150)],
  ['many words', 'many short words '.repeat(20)],
])('an award with %s stays on one sheet, the same each time', async (_, text) => {
  const sheet = await drawAward(content(text));
  expect(pagesOf(sheet)).toBe(1);
  expect(await drawAward(content(text))).toEqual(sheet);
});
