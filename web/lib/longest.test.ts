import { expect, test } from 'vitest';
import { z } from 'zod';
import { line, optionalLine, optionalProse } from '#contract/fields.ts';
import { longest } from './longest.ts';

test('a form takes the maximum length of a text from the contract', () => {
  expect(longest(line('Name', 60))).toBe(60);
  expect(longest(optionalLine('Name', 70).optional())).toBe(70);
  expect(longest(optionalProse('Note', 80).refine(() => true))).toBe(80);
  expect(longest(z.email().max(254).toLowerCase())).toBe(254);
  expect(longest(z.int())).toBeUndefined();
});
