import { expect, test } from 'vitest';
import { levelOf, rewardOfStreak, streakOf } from './points.ts';

test.each([
  [0, 'Starter', 200],
  [199, 'Starter', 200],
  [200, 'Seller', 600],
  [3_499, 'Master Seller', 3_500],
  [3_500, 'Champion', undefined],
  [90_000, 'Champion', undefined],
])('%i points are the level %s', (total, name, next) => {
  const { level, nextLevel } = levelOf(total);
  expect([level.name, nextLevel?.from]).toEqual([name, next]);
});

test('days in a row count up to today, or to yesterday while today is not over', () => {
  expect(streakOf(['2026-03-01', '2026-02-28', '2026-02-27', '2026-02-25'], '2026-03-01')).toEqual({
    ...{ days: 3, today: true },
  });
  expect(streakOf(['2026-02-28', '2026-02-27'], '2026-03-01')).toEqual({ days: 2, today: false });
  expect(streakOf(['2026-02-27'], '2026-03-01')).toEqual({ days: 0, today: false });
  expect(streakOf([], '2026-03-01')).toEqual({ days: 0, today: false });
});

test('the third day of a run earns points, and each seventh', () => {
  const given = Array.from({ length: 15 }, (_, days) => rewardOfStreak(days));
  expect(given).toEqual([0, 0, 0, 20, 0, 0, 0, 50, 0, 0, 0, 0, 0, 0, 50]);
});
