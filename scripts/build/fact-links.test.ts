import { expect, test } from 'vitest';
import { factPlaceholders } from '#contract/site/fact-placeholders.ts';
import { mistakenFacts } from './fact-links.ts';

test('a fact that a page takes for a path is found, and a plain link is not', () => {
  const { whatsappUrl, mailUrl } = factPlaceholders;
  expect(mistakenFacts(`<a href="/${whatsappUrl}">Chat</a><a href="/contact/${mailUrl}">Mail</a>`)).toEqual([
    'whatsappUrl',
    'mailUrl',
  ]);
  expect(mistakenFacts(`<a href="${whatsappUrl}">Chat</a><a href="/contact">${whatsappUrl}</a>`)).toEqual([]);
});
