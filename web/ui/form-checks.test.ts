import { expect, test } from 'vitest';
import { atMost, required, requiredText } from './form-checks.ts';

test('blank text counts as empty', () => {
  expect(required('Choose an industry.')('')).toBe('Choose an industry.');
  expect(required('Choose an industry.')('retail')).toBeNull();
  expect(requiredText('Name', 120)(' \n')).toBe('Name is required.');
});

test('text is measured as it is stored, without surrounding space', () => {
  expect(atMost('Message', 5)(' 12345 ')).toBeNull();
  expect(requiredText('Message', 5)('123456')).toBe('Message can be at most 5 characters long.');
});
