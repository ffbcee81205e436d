import { expect, test } from 'vitest';
import { renameCourse, renumberQuestions, titleOf } from './edit-course.ts';

const course = [
  '---',
  'id: 1 # for good',
  'title: >',
  '  Greeting',
  '  people',
  'level: Beginner',
  '---',
  'title: not this',
];

test('a value changes in place, and the rest stays', () => {
  const renamed = renameCourse(course.join('\n'), { id: '2', title: 'A: "b"' });
  expect(renamed.split('\n')).toEqual([
    ...['---', 'id: "2" # for good', 'title: "A: \\"b\\""'],
    ...['level: Beginner', '---', 'title: not this'],
  ]);
  expect(titleOf(renamed)).toBe('A: "b"');
  for (const broken of ['no front matter', '---\nid: [\n---\n']) {
    expect(renameCourse(broken, { id: '2' })).toBe(broken);
    expect(titleOf(broken)).toBeNull();
  }
});

test('questions move with their lessons, and text that looks like them stays', () => {
  const test30 = [
    '- id: t1',
    '  lesson: 1 # first',
    '  ask: "lesson: 1"',
    '- id: t2',
    '  lesson: 2',
    '  ask: |',
    '    lesson: 2',
  ];
  const numbers = new Map([
    [1, 2],
    [2, 0],
  ]);
  expect(renumberQuestions(test30.join('\n'), numbers)?.split('\n')).toEqual([
    ...[
      '- id: t1',
      '  lesson: 2 # first',
      '  ask: "lesson: 1"',
      '- id: t2',
      '  lesson: 0',
      '  ask: |',
      '    lesson: 2',
    ],
  ]);
  expect(renumberQuestions('a: [', numbers)).toBeNull();
  expect(renumberQuestions('['.repeat(20_000), numbers)).toBeNull();
});
