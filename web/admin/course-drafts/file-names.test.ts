import { expect, test } from 'vitest';
import { kindOf, plainNameOf } from './file-names.ts';
import { lineAt } from './go-to-line.ts';

test('a file is named without folder and number', () => {
  const paths = ['course.md', 'final-test.yaml', 'lessons/01-greet-first.md', 'pictures/10-steps.svg'];
  expect(paths.map(plainNameOf)).toEqual(['course', 'final-test', 'greet-first', '10-steps']);
  expect(paths.map(kindOf)).toEqual(['course', 'test', 'lesson', 'picture']);
});

test('lines are counted from 1', () => {
  expect([0, 1, 2, 3].map((place) => lineAt('a\n\nb', place))).toEqual([1, 1, 2, 3]);
});
