import { expect, test } from 'vitest';
import { giftBackUntil } from './gift-back.ts';

const givenAt = new Date('2026-11-01T08:00:00Z');
const until = new Date('2026-11-08T08:00:00Z');
const given = { givenAt, begunAt: null, hadBack: false };

test('a gift can be taken back for seven days, not once it was begun, and not a second time', () => {
  expect(giftBackUntil(given, new Date('2026-11-08T07:59:59.999Z'))).toEqual(until);
  expect(giftBackUntil(given, until)).toBeNull();
  expect(giftBackUntil({ ...given, begunAt: givenAt }, givenAt)).toBeNull();
  expect(giftBackUntil({ ...given, hadBack: true }, givenAt)).toBeNull();
});
