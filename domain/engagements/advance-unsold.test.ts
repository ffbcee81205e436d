import { expect, test } from 'vitest';
import { advance, type FundedMilestone, type Move } from './advance.ts';

const start = new Date('2026-12-05T09:00:00+02:00');
const hours = (count: number) => new Date(start.getTime() + count * 3_600_000);

const submitted: FundedMilestone = {
  ...{ number: 1, status: 'submitted', start, end: hours(8), agreedAt: hours(-100), dueAt: hours(80), decideBy: null },
  ...{
    heldCents: 240_000n,
    waitingSince: null,
    changesRequested: 0,
    disputedFrom: null,
    spoke: [],
    chargedBackAt: null,
  },
  ...{ ruledCents: null, acceptedBy: [], appealedAt: null },
  money: { payCents: 240_000n, feeCents: 24_000n, feeBearer: 'rep' },
  ...{ fixedCents: 190_000n, salesInAt: null, paidMinutes: 480 },
};
const disputed: FundedMilestone = {
  ...submitted,
  ...{ status: 'disputed', dueAt: hours(20), decideBy: hours(500), disputedFrom: 'submitted', spoke: ['rep'] },
};

function unsold(milestone: FundedMilestone, made: Move, at = hours(30)) {
  const advanced = advance(milestone, made, at);
  if (typeof advanced === 'string') throw new Error(advanced);
  return advanced.unsold;
}

test('what goes back of approved work is unsold, unless sales earned all of it', () => {
  const approve = { move: 'accept', by: 'business' } as const;
  for (const approvedCents of [0n, 190_000n, 239_999n])
    expect(unsold(submitted, { ...approve, approvedCents })).toBe(true);
  expect(unsold(submitted, { ...approve, approvedCents: 240_000n })).toBe(false);
  expect(unsold(submitted, approve)).toBe(false);
});

test('without a decision, what goes back is unsold only where the rep is paid for the work', () => {
  const silent = { move: 'decide_by_silence', by: 'clock', approvedCents: 190_000n } as const;
  expect(unsold(disputed, silent)).toBe(true);
  expect(unsold({ ...disputed, spoke: ['business'] }, { ...silent, approvedCents: 0n })).toBe(false);
  const late = { move: 'decide_by_time', by: 'clock', approvedCents: 190_000n } as const;
  const both: FundedMilestone = { ...disputed, dueAt: null, spoke: ['rep', 'business'] };
  expect(unsold(both, late, hours(501))).toBe(true);
  for (const disputedFrom of ['no_show', 'business_absent'] as const)
    expect(unsold({ ...both, disputedFrom }, late, hours(501))).toBe(false);
});

test('what an admin doesn’t award is not unsold', () => {
  const ruled: FundedMilestone = { ...disputed, ruledCents: 30_000n, dueAt: hours(20) };
  expect(unsold(ruled, { move: 'carry_out', by: 'clock' })).toBe(false);
});
