import { expect, test } from 'vitest';
import { agreementBlocks } from './agreement-blocks.ts';

test('a text is split into its title, headings, clauses and points, and keeps every word', () => {
  const text = 'Agreement\n\nVersion 1\n\n1. Pay\n\n1.1 You are paid\n\n(a) on time;\n\n10.12 and more.\n';
  expect(agreementBlocks(text)).toEqual([
    { kind: 'title', text: 'Agreement' },
    { kind: 'paragraph', text: 'Version 1' },
    { kind: 'heading', text: '1. Pay' },
    { kind: 'clause', text: '1.1 You are paid' },
    { kind: 'point', text: '(a) on time;' },
    { kind: 'clause', text: '10.12 and more.' },
  ]);
});
