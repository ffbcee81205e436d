import { expect, test } from 'vitest';
import { notOwned } from './forget-not-owned.ts';

const [monday, friday] = ['2026-11-16T08:00:00.000Z', '2026-11-20T08:00:00.000Z'];

test('a course that was refunded, or not begun, is no longer owned, and neither are lessons removed from it', () => {
  const kept = [
    { courseId: 'own', begunAt: monday },
    { courseId: 'own' },
    { courseId: 'returned', begunAt: monday },
    { courseId: 'returned' },
    { courseId: 'left behind' },
    { courseId: 'bought again', begunAt: monday },
  ];
  const own = [
    { courseId: 'own', begunAt: monday },
    { courseId: 'bought again', begunAt: null },
    { courseId: 'another', begunAt: friday },
  ];
  expect([...notOwned(kept, own)]).toEqual(['returned', 'left behind', 'bought again']);
  expect([...notOwned(kept, [...own, { courseId: 'left behind', begunAt: friday }])]).not.toContain('left behind');
});

test('a course that was refunded and begun again is a different one', () => {
  expect(notOwned([{ courseId: 'a', begunAt: monday }], [{ courseId: 'a', begunAt: friday }])).toEqual(new Set(['a']));
  expect(notOwned([{ courseId: 'a', begunAt: monday }], [{ courseId: 'a', begunAt: monday }])).toEqual(new Set());
});
