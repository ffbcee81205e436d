import { expect, test } from 'vitest';
import { anyOf } from './any-of.ts';

test('any of several phrases is found, and no part of a word', () => {
  const going = anyOf(String.raw`
    mov(?:e|ing)|want to go
    relocat\w+
  `);
  expect(going.test('I want to go')).toBe(true);
  expect(going.test('Relocating soon')).toBe(true);
  expect(going.test('a movement')).toBe(false);
  expect(anyOf('sold').test('unsold')).toBe(false);
});
