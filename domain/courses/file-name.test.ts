import { expect, test } from 'vitest';
import { fileNameOf } from './file-name.ts';

test('a title becomes a file name', () => {
  expect(fileNameOf('Être là, first!', 'lesson')).toBe('etre-la-first');
  expect(fileNameOf('???', 'lesson')).toBe('lesson');
  expect(fileNameOf(`${'a'.repeat(59)} b`, 'x')).toBe('a'.repeat(59));
});
