import { expect, test } from 'vitest';
import { readingLeft } from './reading-left.ts';

const start = Date.parse('2026-11-01T08:00:00Z');
const at = (seconds: number) => new Date(start + seconds * 1000);
const started = (seconds: number, countedSeconds = 0) => ({ begunAt: at(seconds), countedSeconds });

test('one course counts no more time than has passed since it was begun', () => {
  const course = started(0, 40);
  expect(readingLeft([course], course, at(100))).toBe(60);
  expect(readingLeft([course], course, new Date(start + 100_900))).toBe(60);
  expect(readingLeft([course], course, at(40))).toBe(0);
  // More may have counted under an earlier rule.
  expect(readingLeft([course], course, at(10))).toBe(0);
});

test('courses begun together share their time', () => {
  const [read, other] = [started(0, 70), started(0)];
  expect(readingLeft([read, other], other, at(100))).toBe(30);
  expect(readingLeft([read, other], read, at(100))).toBe(30);
});

test('reading before a course was begun takes nothing from it', () => {
  const [early, late] = [started(0, 100), started(100)];
  expect(readingLeft([early, late], late, at(150))).toBe(50);
  expect(readingLeft([early, late], early, at(150))).toBe(50);
});

test('time before a course was begun is left for the earlier one', () => {
  const [early, late] = [started(0), started(100, 50)];
  expect(readingLeft([early, late], late, at(150))).toBe(0);
  expect(readingLeft([early, late], early, at(150))).toBe(100);
});

test('counted time never exceeds possible reading time, in whatever order it is claimed', () => {
  let seed = 7;
  const below = (limit: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % limit;
  };
  for (let turn = 0; turn < 200; turn++) {
    const courses = Array.from({ length: 5 }, () => ({ begunAt: at(below(1000)), countedSeconds: 0 }));
    for (let now = 1000; now < 2000; now += below(200)) {
      const chosen = courses[below(5)];
      if (!chosen) throw new Error('None');
      chosen.countedSeconds += Math.min(below(600), readingLeft(courses, chosen, at(now)));
      // Second by second, the latest begun first, each takes the latest free one: there is always one.
      const free = new Set(Array.from({ length: now }, (_, second) => second));
      for (const { begunAt, countedSeconds } of courses.toSorted(
        (one, two) => two.begunAt.getTime() - one.begunAt.getTime(),
      )) {
        const own = [...free]
          .filter((second) => second >= (begunAt.getTime() - start) / 1000)
          .slice(-countedSeconds || free.size);
        expect(countedSeconds === 0 || own.length === countedSeconds).toBe(true);
        if (countedSeconds > 0) for (const second of own) free.delete(second);
      }
    }
  }
});
