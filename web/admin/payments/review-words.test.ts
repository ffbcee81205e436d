import { expect, test } from 'vitest';
import { differenceWords } from './review-words.ts';

test.each([
  ['amount', '19900', '9900', ['The monthly amount', 'R199.00', 'R99.00']],
  ['status', 'past_due', 'locked', ['The state', 'Charge is late', 'Locked, after charges that failed']],
  ['status', 'active', 'cancelled', ['The state', 'Active', 'Cancelled']],
  ['months', '2 fewer', '3 charges', ['The months that were paid', '2 fewer', '3 charges']],
  ['next charge', '2026-02-28', '', ['The day of the next charge', 'Sat 28 February 2026', 'None']],
  ['unknown at the provider', 'active', 'nothing', ['The provider does not know it', 'Active', 'No such subscription']],
  ['unreadable', '', 'PayFast answered 500.', ['The provider did not say', 'Not compared', 'PayFast answered 500.']],
] as const)('a difference of %s is said in plain words', (kind, ours, theirs, words) => {
  expect(Object.values(differenceWords({ kind, ours, theirs }))).toEqual(words);
});
