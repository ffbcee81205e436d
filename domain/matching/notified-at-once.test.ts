import { expect, test } from 'vitest';
import { leastScore } from './choose-proposals.ts';
import { chooseNotified, isNews, notifiedFor } from './notified-at-once.ts';

const known = (id: number, fit: number) => ({ id, fit, isNewcomer: false });
const newcomer = (id: number, fit: number) => ({ id, fit, isNewcomer: true });
const idsOf = (told: readonly { readonly id: number }[]) => told.map(({ id }) => id);

test('jobs with more places notify more reps, up to a limit, and full ones none', () => {
  expect([1, 2, 4, 5, 40].map(notifiedFor)).toEqual([20, 30, 50, 60, 60]);
  expect(notifiedFor(0)).toBe(0);
  expect(chooseNotified([known(1, 0.9)], 0)).toEqual([]);
});

test('a job is news for two days', () => {
  const posted = new Date('2026-11-23T10:00:00Z');
  expect(isNews(posted, new Date('2026-11-25T10:00:00Z'))).toBe(true);
  expect(isNews(posted, new Date('2026-11-25T10:00:01Z'))).toBe(false);
});

test('the best are notified, and none whom it hardly fits', () => {
  const many = Array.from({ length: 30 }, (_, at) => known(at, 0.9 - at / 100));
  expect(idsOf(chooseNotified(many, 1))).toEqual(Array.from({ length: 20 }, (_, at) => at));
  expect(idsOf(chooseNotified([known(1, leastScore), known(2, leastScore - 0.01)], 1))).toEqual([1]);
});

test('a quarter is for newcomers whom it fits, up to their number', () => {
  const many = Array.from({ length: 30 }, (_, at) => known(at, 0.9 - at / 100));
  const late = Array.from({ length: 9 }, (_, at) => newcomer(100 + at, 0.5 - at / 100));
  expect(idsOf(chooseNotified([...many, ...late], 1))).toEqual([
    ...Array.from({ length: 15 }, (_, at) => at),
    ...[100, 101, 102, 103, 104],
  ]);
  expect(chooseNotified([...many, ...late.slice(0, 2)], 1).filter(({ isNewcomer }) => isNewcomer)).toHaveLength(2);
  expect(chooseNotified(late, 1)).toHaveLength(9);
});
