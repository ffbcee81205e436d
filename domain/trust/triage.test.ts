import { expect, test } from 'vitest';
import { type DayRecord, type DisputeFacts, triage } from './triage.ts';

const day = (present: number | null, submitted: number | null, checkedIn = present !== null): DayRecord => ({
  ...{ day: '2026-12-07', checkedIn, presentMinutes: present, submittedMinutes: submitted },
});

const facts: DisputeFacts = {
  ...{ payCents: 190_000n, fixedCents: 190_000n, salesCents: null },
  paidMinutes: 960,
  from: 'submitted',
  days: [day(240, 480), day(480, 480)],
  proposed: { rep: null, business: null },
};

test('pays the lesser of recorded and submitted hours, and never more than the pay', () => {
  expect(triage(facts)).toEqual({ rule: 'hours', ruledCents: 142_500n, splitCents: 142_500n, accepted: null });
  expect(triage({ ...facts, days: [day(480, 240), day(240, 480)] }).splitCents).toBe(95_000n);
  expect(triage({ ...facts, days: [day(600, 600), day(600, 600)] }).splitCents).toBe(190_000n);
  expect(triage({ ...facts, days: [day(null, null), day(null, null)] })).toMatchObject({ rule: 'no hours' });
  expect(triage({ ...facts, paidMinutes: null })).toMatchObject({ rule: 'no hours', splitCents: 190_000n });
});

test('pays the fixed part by the hours, and what sales come to beside it', () => {
  const selling = { ...facts, fixedCents: 140_000n, salesCents: 20_000n };
  expect(triage(selling).splitCents).toBe(125_000n);
  expect(triage({ ...selling, days: [day(null, null), day(null, null)] }).splitCents).toBe(160_000n);
  expect(triage({ ...selling, from: 'business_absent' }).splitCents).toBe(35_000n);
});

test('counts a week with gaps day by day', () => {
  const none = day(null, null);
  const proposed = (...days: DayRecord[]) => {
    const { rule, splitCents } = triage({
      ...facts,
      payCents: 500_000n,
      fixedCents: 500_000n,
      paidMinutes: 2_400,
      days,
    });
    return [rule, splitCents];
  };
  // One of five days was worked, and nothing submitted.
  expect(proposed(day(480, null), none, none, none, none)).toEqual(['hours', 100_000n]);
  // Two days were worked, and five submitted.
  const claimed = day(null, 480);
  expect(proposed(day(480, 480), day(480, 480), claimed, claimed, claimed)).toEqual(['hours', 200_000n]);
  // Two days were worked, of which one was submitted.
  expect(proposed(day(480, 480), day(480, null), none, none, none)).toEqual(['hours', 100_000n]);
  // A day without a check-out counts as submitted.
  expect(proposed(day(480, 480), day(null, 240, true), none, none, none)).toEqual(['hours', 150_000n]);
  expect(proposed(day(480, null), day(null, null, true), none, none, none)).toEqual(['hours', 100_000n]);
  // The business confirmed that the rep came, so there is no check-in at all.
  expect(proposed(claimed, claimed, none, none, none)).toEqual(['hours', 200_000n]);
});

test('stays between what both sides proposed', () => {
  const between = (rep: bigint, business: bigint) => triage({ ...facts, proposed: { rep, business } });
  expect(between(190_000n, 150_000n)).toMatchObject({ ruledCents: 142_500n, splitCents: 150_000n });
  expect(between(120_000n, 50_000n)).toMatchObject({
    splitCents: 120_000n,
    accepted: { least: 50_000n, most: 120_000n },
  });
  expect(triage({ ...facts, proposed: { rep: 1n, business: null } }).accepted).toBeNull();
});

test('a business that offers at least what the rep asks for has agreed', () => {
  expect(triage({ ...facts, proposed: { rep: 100_000n, business: 120_000n } })).toEqual({
    rule: 'agreed',
    ruledCents: 100_000n,
    splitCents: 100_000n,
    accepted: { least: 100_000n, most: 100_000n },
  });
});

test('goes by the status that the dispute began in', () => {
  const ruled = (from: DisputeFacts['from']) => triage({ ...facts, from });
  expect(ruled('no_show')).toMatchObject({ rule: 'no check-in', splitCents: 0n });
  expect(ruled('business_absent')).toMatchObject({ rule: 'business absent', splitCents: 47_500n });
  expect(ruled('confirmed')).toMatchObject({ rule: 'not begun', splitCents: 47_500n });
});
