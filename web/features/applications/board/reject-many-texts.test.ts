import { expect, test } from 'vitest';
import { rejectionWords } from '#contract/applications/rejections.ts';
import { kindRejection, namesOf } from './reject-many-texts.ts';

test('the longest title leaves room for the message', () => {
  const note = kindRejection('x'.repeat(200));
  expect(rejectionWords.shape.note.safeParse(note).success).toBe(true);
});

test.each([
  [['Thabo'], 'Thabo'],
  [['Thabo', 'Lerato'], 'Thabo and Lerato'],
  [['A', 'B', 'C', 'D', 'E'], 'A, B, C, D and E'],
  [['A', 'B', 'C', 'D', 'E', 'F'], 'A, B, C, D and 2 more'],
])('%j', (names, text) => {
  expect(namesOf(names)).toBe(text);
});
