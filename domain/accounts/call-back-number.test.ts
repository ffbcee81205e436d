import { expect, test } from 'vitest';
import { callBackNumber } from './call-back-number.ts';

const now = new Date('2026-11-29T10:00:00Z');
const [lately, longAgo] = [new Date('2026-10-30T10:00:01Z'), new Date('2026-10-30T10:00:00Z')];
const [now82, former] = ['+27820000001', '+27820000002'];

test.each([
  ['a number that has been there for 30 days', { phone: now82, phoneSince: longAgo, formerPhone: former }, now82, null],
  ['the one before a newer number', { phone: now82, phoneSince: lately, formerPhone: former }, former, lately],
  ['the one before it was removed', { phone: null, phoneSince: lately, formerPhone: former }, former, lately],
  ['no number of a new account', { phone: now82, phoneSince: lately, formerPhone: null }, null, lately],
  ['no number where there was never one', { phone: null, phoneSince: longAgo, formerPhone: null }, null, null],
])('call back %s', (_which, history, number, changedAt) => {
  expect(callBackNumber(history, now)).toEqual({ number, changedAt });
});
