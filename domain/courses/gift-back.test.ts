import { expect, test } from 'vitest';
import { giftBackUntil } from './gift-back.ts';

const givenAt = new Date('2026-11-01T08:00:00Z');
const until = new Date('2026-11-08T08:00:00Z');

test('what was given goes back for seven days, and not once it was begun', () => {
  expect(giftBackUntil({ givenAt, begunAt: null }, new Date('2026-11-08T07:59:59.999Z'))).toEqual(until);
  expect(giftBackUntil({ givenAt, begunAt: null }, until)).toBeNull();
  expect(giftBackUntil({ givenAt, begunAt: givenAt }, givenAt)).toBeNull();
});
