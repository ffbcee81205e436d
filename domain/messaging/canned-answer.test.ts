import { expect, test } from 'vitest';
import { fillIn } from './canned-answer.ts';

test('the first name replaces each placeholder, whatever signs it has', () => {
  expect(fillIn('Hello {name}. Is that right, {name}?', 'Thabo')).toBe('Hello Thabo. Is that right, Thabo?');
  expect(fillIn('Hello {name}', '$&')).toBe('Hello $&');
});

test('a person without a name gets a greeting without one', () => {
  expect(fillIn('Hello {name},', null)).toBe('Hello there,');
});
