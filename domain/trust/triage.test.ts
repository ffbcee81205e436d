import { expect, test } from 'vitest';
import { type DisputeFacts, triage } from './triage.ts';

const facts: DisputeFacts = {
  payCents: 190_000n,
  paidMinutes: 960,
  from: 'submitted',
  presentMinutes: 720,
  submittedMinutes: 960,
  proposed: { rep: null, business: null },
};

test('pays the lesser of recorded and submitted hours, and never more than the pay', () => {
  expect(triage(facts)).toEqual({ rule: 'hours', ruledCents: 142_500n, splitCents: 142_500n, accepted: null });
  expect(triage({ ...facts, submittedMinutes: 480 }).splitCents).toBe(95_000n);
  expect(triage({ ...facts, presentMinutes: null, submittedMinutes: 1_200 }).splitCents).toBe(190_000n);
  expect(triage({ ...facts, presentMinutes: null, submittedMinutes: null })).toMatchObject({ rule: 'no hours' });
  expect(triage({ ...facts, paidMinutes: null })).toMatchObject({ rule: 'no hours', splitCents: 190_000n });
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
