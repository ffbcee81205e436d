import { expect, test } from 'vitest';
import { fillIn } from './canned-answer.ts';

test('the first name stands wherever the text has a place for it, whatever signs it has', () => {
  expect(fillIn('Hello {name}. Is that right, {name}?', 'Thabo')).toBe('Hello Thabo. Is that right, Thabo?');
  expect(fillIn('Hello {name}', '$&')).toBe('Hello $&');
});

test('somebody without a name is greeted all the same', () => {
  expect(fillIn('Hello {name},', null)).toBe('Hello there,');
});
