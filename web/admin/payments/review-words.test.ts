import { expect, test } from 'vitest';
import { differenceWords } from './review-words.ts';

test.each([
  ['amount', '19900', '9900', ['Monthly amount', 'R199.00', 'R99.00']],
  ['status', 'past_due', 'locked', ['Status', 'Payment late', 'Locked after failed charges']],
  ['status', 'active', 'cancelled', ['Status', 'Active', 'Cancelled']],
  ['months', '2 fewer', '3 charges', ['Paid months', '2 fewer', '3 charges']],
  ['next charge', '2026-02-28', '', ['Next charge date', 'Sat 28 February 2026', 'None']],
  ['unknown at the provider', 'active', 'nothing', ['Missing at the provider', 'Active', 'No such subscription']],
  ['unreadable', '', 'PayFast answered 500.', ['No answer from the provider', 'Not compared', 'PayFast answered 500.']],
] as const)('a difference of %s is described in plain words', (kind, ours, theirs, words) => {
  expect(Object.values(differenceWords({ kind, ours, theirs }))).toEqual(words);
});
