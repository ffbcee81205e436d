import { expect, test } from 'vitest';
import { textLinks } from './text-links.ts';

const links = (text: string) => textLinks(text).flatMap(({ address }) => address ?? []);

test('text stays unchanged, and its URLs become links', () => {
  const text = 'See https://example.co.za/a?b=1#c, or (www.example.com/x_(y)). Bye';
  const parts = textLinks(text);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(parts.filter(({ address }) => address)).toEqual([
    { text: 'https://example.co.za/a?b=1#c', address: 'https://example.co.za/a?b=1#c' },
    { text: 'www.example.com/x_(y)', address: 'https://www.example.com/x_(y)' },
  ]);
});

test.each([
  'javascript:alert(1)',
  'ftp://example.com',
  'data:text/html,x',
  'file:///etc/passwd',
  'https://',
  'http://localhost',
  'www.',
  'nothing',
])('no link: %s', (text) => {
  expect(textLinks(text)).toEqual([{ text, address: null }]);
});

test('several, with punctuation around them', () => {
  expect(links('HTTP://Example.com! https://a.co.za… "https://b.co.za" <https://c.co.za>')).toEqual([
    'http://example.com/',
    'https://a.co.za/',
    'https://b.co.za/',
    'https://c.co.za/',
  ]);
});
