import { expect, test } from 'vitest';
import { growthOf, linear } from '#test/support/growth.ts';
import { checkedNumber, cleanNumber, plainWidth, withoutInvisible } from './clean-number.ts';

test.each([
  ['1234 5678 90', '1234567890'],
  ['\u202A1234567890\u202C', '1234567890'],
  ['\u2066\u200E1234\u20095678\u202F90\u2069', '1234567890'],
  ['1234\u20135678\u201190', '1234567890'],
  ['1234\u22125678\u00AD90', '1234567890'],
  ['\uFEFF1234\u00A05678\u200B90\u2060', '1234567890'],
  ['１２３４５６７８９０', '1234567890'],
  ['١٢٣٤٥٦٧٨٩٠', '1234567890'],
  ['१२३४५६७८९०', '1234567890'],
  ['১২৩৪৫৬৭৮৯০', '1234567890'],
  ['𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗𝟎', '1234567890'],
  ['(1234_5678·90).', '1234567890'],
  ['“1234’5678’90”,', '1234567890'],
  ["'1234567890;", '1234567890'],
  ['2005/012345/23', '2005/012345/23'],
  ['12345.67', '12345.67'],
  ['12345x', '12345x'],
])('%j is stored as %j', (typed, stored) => expect(cleanNumber(typed)).toBe(stored));

test('invisible characters are removed, and spaces stay', () => {
  expect(withoutInvisible('\u200Brep@demo.\u2060example \u202C')).toBe('rep@demo.example ');
});

test.each([
  ['ID no. 800101.5009.08.7', '8001015009087'],
  ['VAT: 4123456789.', '4123456789'],
  ['#4123/456/789', '4123456789'],
  ['OO1234', 'OO1234'],
  ['O 1234', 'O1234'],
])('%j has the digits %j', (typed, digits) => expect(checkedNumber(typed)).toBe(digits));

test('the digits of every script are read', () => {
  for (let code = 0; code < 0x1_ff_ff; code++) {
    const digit = code < 0x11_00_00 ? String.fromCodePoint(code) : '';
    if (/^\p{Nd}$/u.test(digit)) expect(plainWidth(digit), code.toString(16)).toMatch(/^[0-9]$/);
  }
});

test('the time for a number grows with its length', async () => {
  expect(await growthOf((size) => cleanNumber('1\u200B \u2013'.repeat(size)), 5000)).toBeLessThan(linear);
  expect(await growthOf((size) => checkedNumber(`a b ${'. : '.repeat(size)}`), 5000)).toBeLessThan(linear);
});
