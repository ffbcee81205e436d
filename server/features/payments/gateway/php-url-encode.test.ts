import { expect, test } from 'vitest';
import { phpUrlDecode, phpUrlEncode } from './php-url-encode.ts';

// By PHP's manual: all bytes but -_. and ASCII letters and digits become % and two upper-case digits; a space becomes +.
const rule = (byte: number) => {
  const character = String.fromCharCode(byte);
  if (/[A-Za-z0-9\-_.]/.test(character)) return character;
  return character === ' ' ? '+' : `%${byte.toString(16).padStart(2, '0').toUpperCase()}`;
};

test('every byte is encoded as PHP does', () => {
  for (let byte = 0; byte < 256; byte++) expect(phpUrlEncode(Uint8Array.of(byte))).toBe(rule(byte));
});

test('every character of one, two, three and four bytes is encoded as PHP does', () => {
  for (let point = 0; point < 256; point++) {
    const character = String.fromCodePoint(point);
    expect(phpUrlEncode(character)).toBe([...Buffer.from(character)].map(rule).join(''));
  }
  expect(phpUrlEncode('Вася')).toBe('%D0%92%D0%B0%D1%81%D1%8F');
  expect(phpUrlEncode('€')).toBe('%E2%82%AC');
  expect(phpUrlEncode('😀')).toBe('%F0%9F%98%80');
});

test.each([
  ['*', '%2A'],
  ['~', '%7E'],
  [' ', '+'],
  ['+', '%2B'],
  ["!'()", '%21%27%28%29'],
  ['http://x/?a=b&c', 'http%3A%2F%2Fx%2F%3Fa%3Db%26c'],
])('%s becomes %s', (text, encoded) => {
  expect(phpUrlEncode(text)).toBe(encoded);
});

test('decoding returns every byte, and leaves invalid escapes unchanged', () => {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  expect([...phpUrlDecode(phpUrlEncode(all))]).toEqual([...all]);
  expect(phpUrlDecode('100%+%zz+%2').toString()).toBe('100% %zz %2');
  expect(phpUrlDecode('%e2%82%ac').toString()).toBe('€');
});
