import { expect, test } from 'vitest';
import { cleanNumber, withoutInvisible } from './clean-number.ts';

test.each([
  ['1234 5678 90', '1234567890'],
  ['\u202A1234567890\u202C', '1234567890'],
  ['\u2066\u200E1234\u20095678\u202F90\u2069', '1234567890'],
  ['1234\u20135678\u201190', '1234567890'],
  ['1234\u22125678\u00AD90', '1234567890'],
  ['\uFEFF1234\u00A05678\u200B90\u2060', '1234567890'],
  ['１２３４５６７８９０', '1234567890'],
  ['١٢٣٤٥٦٧٨٩٠', '1234567890'],
  ['2005/012345/23', '2005/012345/23'],
  ['12345x', '12345x'],
])('%j is stored as %j', (typed, stored) => expect(cleanNumber(typed)).toBe(stored));

test('invisible characters are removed, and spaces stay', () => {
  expect(withoutInvisible('\u200Brep@demo.\u2060example \u202C')).toBe('rep@demo.example ');
});

test('a long number takes no time', () => {
  const began = performance.now();
  cleanNumber('1\u200B \u2013'.repeat(250_000));
  expect(performance.now() - began).toBeLessThan(1000);
});
