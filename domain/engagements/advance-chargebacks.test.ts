import { expect, test } from 'vitest';
import { type MilestoneStatus, milestoneStatuses } from '#contract/engagements/options.ts';
import { advance, type FundedMilestone, moveOnChargeback } from './advance.ts';
import { movesOpenTo } from './lifecycle.ts';
import { milestoneTraits } from './states.ts';

const start = new Date('2026-12-05T09:00:00+02:00');
const hours = (count: number) => new Date(start.getTime() + count * 3_600_000);

const at = (status: MilestoneStatus, chargedBackAt: Date | null = null): FundedMilestone => ({
  number: 1,
  status,
  start,
  end: hours(32),
  agreedAt: hours(-499),
  dueAt: hours(1),
  decideBy: hours(720),
  heldCents: milestoneTraits[status].holds ? 190_000n : 0n,
  waitingSince: null,
  changesRequested: 0,
  disputedFrom: 'submitted',
  spoke: ['rep'],
  chargedBackAt,
  // A decision that was open to appeal is void after it.
  ...{ ruledCents: 50_000n, acceptedBy: ['rep', 'business'], appealedAt: null },
  money: { payCents: 190_000n, feeCents: 19_000n, feeBearer: 'rep' },
  fixedCents: 190_000n,
  salesInAt: null,
  paidMinutes: 960,
});

test.each(milestoneStatuses)('a charged-back milestone that is %s never ends by the clock', (status) => {
  const milestone = at(status, hours(-400));
  for (let hour = -400; hour < 2_500; hour += 1)
    expect(movesOpenTo('clock', milestone, hours(hour)), `at ${hour} h`).toEqual([]);
  const after = advance(milestone, { move: 'charge_back', by: 'provider' }, hours(1));
  if (milestone.heldCents === 0n) return expect(after).toBe('engagement.moved_on');
  if (typeof after === 'string') throw new Error(after);
  expect(after.milestone).toMatchObject({ status: 'disputed', dueAt: null, heldCents: 190_000n });
  expect(movesOpenTo('administrator', after.milestone, hours(2_500))).toEqual(['decide']);
});

test('a chargeback cancels a gig while cancelling is free, and from then on a person decides', () => {
  for (const status of ['funded', 'confirmed'] as const) {
    expect(moveOnChargeback(at(status), hours(-24))).toBe('call_off');
    for (const hour of [-23, 2]) expect(moveOnChargeback(at(status), hours(hour))).toBe('charge_back');
  }
  for (const status of ['active', 'submitted', 'no_show', 'business_absent', 'disputed'] as const)
    for (const hour of [-30, 2_000]) expect(moveOnChargeback(at(status), hours(hour))).toBe('charge_back');
  for (const status of ['accepted', 'agreed', 'completed', 'lapsed', 'cancelled', 'resolved'] as const)
    expect(moveOnChargeback(at(status), hours(-30))).toBeNull();
});
