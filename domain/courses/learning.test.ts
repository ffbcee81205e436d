import { describe, expect, test } from 'vitest';
import { countReading } from './count-reading.ts';
import { drawQuestions } from './draw-questions.ts';
import { isPassed, isTestOpen, progressOf } from './progress.ts';

const lessons = [
  { number: 1, minutes: 5, readSeconds: 0 },
  { number: 2, minutes: 4, readSeconds: 230 },
];
const read = (lesson: number, seconds: number) => ({ lesson, seconds });

describe('the time that lessons were open', () => {
  test('counts as reported, up to the time that has passed', () => {
    const { readSeconds, counted } = countReading(lessons, [read(1, 60), read(2, 5)], 100);
    expect([...readSeconds]).toEqual([
      [1, 60],
      [2, 235],
    ]);
    expect(counted).toBe(65);
    expect(countReading(lessons, [read(1, 60), read(1, 60)], 100)).toEqual({
      readSeconds: new Map([[1, 100]]),
      counted: 100,
    });
    expect(countReading(lessons, [read(1, 60)], -5)).toEqual({ readSeconds: new Map([[1, 0]]), counted: 0 });
  });

  test('counts in a lesson no longer than it takes, and leaves the rest to others', () => {
    expect(countReading(lessons, [read(2, 500), read(1, 500)], 60)).toEqual({
      readSeconds: new Map([
        [2, 240],
        [1, 50],
      ]),
      counted: 60,
    });
  });
});

describe('progress', () => {
  const none = { read: false, answered: false };
  const whole = { read: true, answered: true };
  test('is 100 when all is done, and not before', () => {
    expect(progressOf([])).toBe(0);
    expect(progressOf([none, none, none])).toBe(0);
    expect(progressOf([whole, { read: true, answered: false }, none])).toBe(50);
    expect(progressOf([...Array(99).fill(whole), { ...whole, answered: false }])).toBe(99);
    expect(progressOf([whole, whole])).toBe(100);
  });

  test('opens the final test once all is done', () => {
    expect([[], [whole, { ...whole, read: false }], [whole, { ...whole, answered: false }]].map(isTestOpen)).toEqual([
      false,
      false,
      false,
    ]);
    expect(isTestOpen([whole, whole])).toBe(true);
  });

  test('ten of twelve pass', () => {
    expect([9, 10, 12].map((right) => isPassed(right, 12))).toEqual([false, true, true]);
    expect(isPassed(0, 0)).toBe(false);
  });
});

test('questions are drawn evenly over the lessons, none twice, their options in any order', () => {
  const bank = [1, 2, 3, 4, 5, 6, 7].flatMap((lesson) =>
    Array.from({ length: lesson === 7 ? 9 : 4 }, (_, index) => ({
      id: `${lesson}-${index}`,
      lesson,
      options: 'abcd'.split(''),
    })),
  );
  let seed = 1;
  const below = (limit: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % limit;
  };
  const seen = new Set<string>();
  for (let turn = 0; turn < 150; turn++) {
    const drawn = drawQuestions(bank, 12, below);
    expect(new Set(drawn.map(({ id }) => id)).size).toBe(12);
    const byLesson = Object.values(Object.groupBy(drawn, ({ id }) => id.split('-')[0] ?? ''));
    expect(byLesson.map((some) => some?.length).toSorted()).toEqual([1, 1, 2, 2, 2, 2, 2]);
    for (const { id, order } of drawn) {
      expect(order.toSorted()).toEqual([0, 1, 2, 3]);
      seen.add(`${id} ${order[0]}`);
    }
  }
  // Each can be drawn, and each option can come first.
  expect(seen.size).toBe(bank.length * 4);
  expect(drawQuestions(bank.slice(0, 3), 12, below)).toHaveLength(3);
});
