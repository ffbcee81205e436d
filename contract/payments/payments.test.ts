import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { consentVersion, subscriptionConsents } from './payments.ts';

/** What payers agreed to. When this fails, a wording was edited: restore it, and add another version beside it. */
const pinned = {
  '2026-11-29-no-refund': '586667f2a9ee567a',
  '2026-11': 'f6e4ea45e7c9a454',
  '2026-11-22': '30d29b0598da426e',
};

test('a wording that was agreed to never changes, and the newest is the one in use', () => {
  const hashes = Object.entries(subscriptionConsents).map(([version, textOf]) => [
    version,
    createHash('sha256').update(textOf('R199.00')).digest('hex').slice(0, 16),
  ]);
  expect(Object.fromEntries(hashes)).toEqual(pinned);
  expect(Object.keys(pinned).at(-1)).toBe(consentVersion);
});
