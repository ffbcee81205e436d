import { expect, test } from 'vitest';
import { engagementTimes } from '#contract/agreed-terms.ts';
import type { Dispute } from '#contract/engagements/disputes.ts';
import { appealWords, nextWords, outcomeWords, rulingWords, stageText } from './words.ts';

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
  expect(both).toContain('If we don’t decide in time, you’re paid in full.');
  expect(both).toContain(
    `The money moves within ${engagementTimes.appealDecisionHours} hours of our decision, unless one of you appeals.`,
  );
  expect(both).not.toContain('Tell us what happened');
  const absent = nextWords(dispute(['rep', 'business'], { stateBy: null, from: 'no_show' }), 'rep', 'Karoo Bloom');
  expect(absent).toContain('the business gets a full refund');
});

test('where sales pay, a dispute without a decision pays the fixed pay and the sales that count', () => {
  const terms = {
    ...{ rate: { per: 'sale' as const, cents: 5_000 }, mostCents: 50_000, bonus: null, address: null },
    commissionOnly: false,
  };
  const both = dispute(['rep', 'business'], { stateBy: null });
  for (const [side, gets] of [
    ['rep', 'you get'],
    ['business', 'the rep gets'],
  ] as const)
    expect(nextWords(both, side, 'Thandi', terms)).toMatch(
      new RegExp(`, ${gets} the fixed pay and what the sales that count come to\\.$`),
    );
  expect(nextWords(both, 'rep', 'Karoo Bloom', { ...terms, mostCents: null, commissionOnly: true })).toMatch(
    /, you get what the sales that count come to\.$/,
  );
  expect(nextWords({ ...both, from: 'no_show' }, 'rep', 'Karoo Bloom', terms)).toContain('a full refund');
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
  expect(
    outcomeWords({ ...outcome, repCents: 0, platformCents: 0, backCents: 950 }, 'business', { chargedBack: true }),
  ).toBe('Our team decided: R9.50 of the payment was not earned.');
});

test('a decision says where the money went, to each reader', () => {
  const outcome = {
    ...{ by: 'administrator' as const, at: '2026-12-14T22:00:00.000Z', reason: 'Half a day.' },
    ...{ repCents: 85_500, platformCents: 9_500, backCents: 95_000 },
  };
  expect(outcomeWords(outcome, 'rep')).toBe(
    'Our team decided: R855.00 went to you, R95.00 was our fee, R950.00 was not spent on this gig.',
  );
  expect(outcomeWords({ ...outcome, by: 'clock', repCents: 0, platformCents: 0 }, 'business')).toBe(
    'The deadline passed, so this applies: R950.00 was not spent on this gig.',
  );
});

const ruling = {
  ...{
    at: '2026-12-08T10:00:00.000Z',
    reason: 'Half a day.',
    repCents: 85_500,
    platformCents: 9_500,
    backCents: 95_000,
  },
  ...{ appealBy: '2026-12-11T10:00:00.000Z', acceptedBy: [], appeal: null },
};

test('a decision that can be appealed says what it awards, until when, and what each side did', () => {
  expect(rulingWords(ruling, 'rep')).toBe(
    'Our first decision: R855.00 to you, R95.00 as our fee, R950.00 back to the business.',
  );
  expect(appealWords(ruling, 'rep', 'Karoo Bloom')).toMatch(/^You can appeal once, until Fri 11 December 2026, 12:00/);
  expect(appealWords({ ...ruling, acceptedBy: ['business'] }, 'rep', 'Karoo Bloom')).toMatch(
    /^Karoo Bloom accepted this decision\. You can appeal once, .* If you don’t, we’ll carry it out then\.$/,
  );
  expect(appealWords({ ...ruling, acceptedBy: ['rep'] }, 'rep', 'Karoo Bloom')).toMatch(
    /^You accepted this decision\. Karoo Bloom can appeal until/,
  );
});

test('an appealed decision says by when another admin decides, and one that is over says nothing more', () => {
  const decideBy = '2026-12-24T10:00:00.000Z';
  const appeal = { by: 'rep' as const, at: '2026-12-10T10:00:00.000Z', reason: 'I was there.', decideBy };
  const appealed = { ...ruling, appealBy: null, appeal };
  expect(appealWords(appealed, 'business', 'Thandi')).toMatch(
    /^Another admin makes the final decision by Thu 24 December 2026, 12:00 \(SAST\)\./,
  );
  expect(appealWords({ ...appealed, appeal: { ...appeal, decideBy: null } }, 'rep', 'Karoo Bloom')).toBeNull();
});

test('a dispute is open, open to appeal, appealed or decided', () => {
  const outcome = { by: 'clock' as const, at: '', reason: null, repCents: 1, platformCents: 0, backCents: 0 };
  const appeal = { by: 'rep' as const, at: '', reason: 'No.', decideBy: '2026-12-24T10:00:00.000Z' };
  const stages = [
    { outcome: null, ruling: null },
    { outcome: null, ruling },
    { outcome: null, ruling: { ...ruling, appealBy: null, appeal } },
    { outcome, ruling: { ...ruling, appealBy: null } },
  ];
  expect(stages.map((one) => stageText(one).label)).toEqual(['Open', 'Open to appeal', 'Appealed', 'Decided']);
  expect(outcomeWords(outcome, 'rep', { ruled: true })).toBe('Our team decided: R0.01 went to you.');
});
