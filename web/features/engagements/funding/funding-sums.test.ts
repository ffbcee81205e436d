import { expect, test } from 'vitest';
import type { DueFunding } from '#contract/engagements/funding.ts';
import { fundingSums, splitByUrgency } from './sums.ts';

const due = (engagementId: string, changes: Partial<DueFunding> = {}): DueFunding => ({
  ...{ engagementId, milestoneId: engagementId, jobId: 'job', repName: 'Thandi Nkosi', title: 'Store opening' },
  ...{ number: 1, of: 1, days: ['2026-12-05'], startsAt: '2026-12-05T07:00:00.000Z' },
  ...{ payCents: 190_000, feeCents: 19_000, feeBearer: 'rep', priceCents: 190_000, keptCents: 0, termsVersion: 1 },
  minutesAMonth: 0,
  ...{ dueAt: '2026-12-03T07:00:00.000Z', askedFrom: '2026-12-02T07:00:00.000Z' },
  ...changes,
});

test('several reps add up to one total, with platform and card fees on top', () => {
  const onTop = due('b', { feeBearer: 'business', priceCents: 209_000 });
  expect(fundingSums([due('a'), onTop], { basisPoints: 350, flatCents: 200 })).toEqual({
    workCents: 399_000,
    keptCents: 0,
    feeCents: 19_000,
    cardFeeCents: 14_165,
    totalCents: 413_165,
    reps: '2 reps',
  });
  expect(fundingSums([due('a'), due('a', { number: 2 })], null)).toMatchObject({ totalCents: 380_000, reps: '1 rep' });
});

test('money paid before is deducted, and costs no card fee again', () => {
  const kept = due('a', { keptCents: 190_000 });
  expect(fundingSums([kept], { basisPoints: 350, flatCents: 200 })).toMatchObject({ cardFeeCents: 0, totalCents: 0 });
  expect(fundingSums([kept, due('b')], null)).toMatchObject({ keptCents: 190_000, totalCents: 190_000 });
});

test('a later week can be paid for, and is not due', () => {
  const week = due('a', { number: 2, askedFrom: '2026-12-09T07:00:00.000Z' });
  expect(splitByUrgency([due('a'), week], '2026-12-02T08:00:00.000Z')).toEqual({ due: [due('a')], later: [week] });
});
