import { expect, test } from 'vitest';
import type { Dispute } from '#contract/engagements/disputes.ts';
import { nextWords, outcomeWords } from './words.ts';

const dispute = (spoke: Dispute['spoke'], more: Partial<Dispute> = {}) => ({
  spoke,
  stateBy: '2026-12-14T22:00:00.000Z',
  decideBy: '2027-01-06T15:00:00.000Z',
  from: 'submitted' as const,
  chargedBack: false,
  ...more,
});

test("a party who has made a statement waits for the other, and one who hasn't sees the deadline", () => {
  expect(nextWords(dispute(['rep']), 'rep', 'Karoo Bloom')).toContain(
    'Karoo Bloom has until the end of Mon 14 December 2026 to respond.',
  );
  expect(nextWords(dispute(['rep']), 'business', 'Thandi')).toContain(
    'If you don’t, we’ll decide in favour of Thandi.',
  );
});

test('once both made a statement our team decides, and without a decision the money moves as if there was no dispute', () => {
  const both = nextWords(dispute(['rep', 'business'], { stateBy: null }), 'rep', 'Karoo Bloom');
  expect(both).toContain('If we haven’t decided by then, the rep is paid in full.');
  expect(both).not.toContain('Tell us what happened');
  const absent = nextWords(dispute(['rep', 'business'], { stateBy: null, from: 'no_show' }), 'rep', 'Karoo Bloom');
  expect(absent).toContain('the business gets a full refund');
});

test('in a dispute that we opened, both are asked', () => {
  for (const side of ['rep', 'business'] as const)
    expect(nextWords(dispute([]), side, 'Thandi')).toMatch(/^Tell us what happened by .* Our team will read/);
});

test('a charged-back payment names no date, and no refund to the business', () => {
  const chargedBack = dispute(['rep'], { stateBy: null, decideBy: null });
  expect(nextWords(chargedBack, 'rep', 'Karoo Bloom')).toBe(
    'Our team will decide what you are paid. No deadline applies.',
  );
  expect(nextWords(chargedBack, 'business', 'Thandi')).toMatch(/what Thandi is paid\. .* Tell us what happened/);
  const outcome = { by: 'administrator' as const, at: '2026-12-14T22:00:00.000Z', reason: null };
  expect(outcomeWords({ ...outcome, repCents: 0, platformCents: 0, backCents: 950 }, 'business', true)).toBe(
    'Our team decided: R9.50 of the payment was not earned.',
  );
});

test('a decision says where the money went, to each reader', () => {
  const outcome = {
    ...{ by: 'administrator' as const, at: '2026-12-14T22:00:00.000Z', reason: 'Half a day.' },
    ...{ repCents: 85_500, platformCents: 9_500, backCents: 95_000 },
  };
  expect(outcomeWords(outcome, 'rep')).toBe(
    'Our team decided: R855.00 went to you, R95.00 was our fee, R950.00 went back to the business.',
  );
  expect(outcomeWords({ ...outcome, by: 'clock', repCents: 0, platformCents: 0 }, 'business')).toBe(
    'The deadline passed, so this applies: R950.00 went back to you.',
  );
});
