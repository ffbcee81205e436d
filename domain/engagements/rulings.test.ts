import { describe, expect, test } from 'vitest';
import { type Advanced, advance, type FundedMilestone, type Move } from './advance.ts';
import { movesOpenTo } from './lifecycle.ts';
import { remindAt } from './reminders.ts';
import { deadlineKindOf } from './rulings.ts';

const noon = new Date('2026-12-07T12:00:00+02:00');
const hours = (count: number, from = noon) => new Date(from.getTime() + count * 3_600_000);

const disputed: FundedMilestone = {
  number: 1,
  status: 'disputed',
  start: hours(-51),
  end: hours(-19),
  agreedAt: hours(-100),
  dueAt: hours(100),
  decideBy: hours(720),
  heldCents: 190_000n,
  waitingSince: null,
  changesRequested: 0,
  disputedFrom: 'submitted',
  spoke: ['rep'],
  chargedBackAt: null,
  ...{ ruledCents: null, acceptedBy: [], appealedAt: null },
  money: { payCents: 190_000n, feeCents: 19_000n, feeBearer: 'rep' },
  fixedCents: 190_000n,
  salesInAt: null,
  paidMinutes: 960,
};

function take(milestone: FundedMilestone, made: Move, at = noon): Advanced {
  const next = advance(milestone, made, at);
  if (typeof next === 'string') throw new Error(`${made.move}: ${next}`);
  return next;
}

const by = 'administrator' as const;
const ruled = take(disputed, { move: 'rule', by, decidedCents: 95_000n }).milestone;
const appealed = take(ruled, { move: 'appeal_decision', by: 'business' }, hours(10)).milestone;
const end = hours(72);

describe('the first decision of a dispute', () => {
  test('moves no money, and both sides can appeal it until a fixed moment', () => {
    expect(ruled).toMatchObject({ status: 'disputed', ruledCents: 95_000n, heldCents: 190_000n, dueAt: end });
    expect(deadlineKindOf(ruled)).toBe('appeal_decision');
    expect(remindAt('appeal_decision', noon, end)).toEqual(hours(48));
    for (const side of ['rep', 'business'] as const) {
      expect(movesOpenTo(side, ruled, noon)).toEqual(['accept_decision', 'appeal_decision']);
      expect(movesOpenTo(side, ruled, end)).toEqual([]);
    }
    expect(movesOpenTo(by, ruled, noon)).toEqual([]);
    expect(advance(ruled, { move: 'appeal_decision', by: 'rep' }, end)).toBe('engagement.too_late');
  });

  test('is carried out at that moment, and by no other deadline', () => {
    expect(movesOpenTo('clock', ruled, hours(-0.01, end))).toEqual([]);
    expect(movesOpenTo('clock', ruled, end)).toEqual(['carry_out']);
    // Longer than the time for the decision, and with the statement of one side alone.
    expect(movesOpenTo('clock', ruled, hours(2_000))).toEqual(['carry_out']);
    const { milestone, shares } = take(ruled, { move: 'carry_out', by: 'clock' }, end);
    expect(shares).toEqual({ repCents: 85_500n, platformCents: 9_500n, backCents: 95_000n });
    expect(milestone).toMatchObject({ status: 'resolved', heldCents: 0n });
  });

  test('is carried out earlier only once both sides accepted it, and a side that accepted cannot appeal', () => {
    const once = take(ruled, { move: 'accept_decision', by: 'rep' }).milestone;
    expect(once).toMatchObject({ acceptedBy: ['rep'], dueAt: end });
    expect(movesOpenTo('clock', once, noon)).toEqual([]);
    expect(advance(once, { move: 'appeal_decision', by: 'rep' }, noon)).toBe('engagement.moved_on');
    expect(advance(once, { move: 'accept_decision', by: 'rep' }, noon)).toBe('engagement.moved_on');
    const both = take(once, { move: 'accept_decision', by: 'business' }).milestone;
    expect(movesOpenTo('clock', both, noon)).toEqual(['carry_out']);
  });

  test('refuses an amount that could not be carried out, and a decision without one', () => {
    expect(() => advance(disputed, { move: 'rule', by, decidedCents: 190_001n }, noon)).toThrow(RangeError);
    expect(() => advance(disputed, { move: 'rule', by }, noon)).toThrow(RangeError);
  });
});

describe('an appeal', () => {
  test('can be made once, by either side, and then another administrator decides', () => {
    expect(appealed).toMatchObject({ appealedAt: hours(10), dueAt: hours(10 + 14 * 24), heldCents: 190_000n });
    expect(deadlineKindOf(appealed)).toBe('decide_appeal');
    for (const side of ['rep', 'business'] as const) expect(movesOpenTo(side, appealed, hours(11))).toEqual(['state']);
    expect(movesOpenTo(by, appealed, hours(11))).toEqual(['decide']);
    const { shares } = take(appealed, { move: 'decide', by, decidedCents: 0n }, hours(11));
    expect(shares).toEqual({ repCents: 0n, platformCents: 0n, backCents: 190_000n });
  });

  test('keeps its deadline when a side makes a statement, and then the first decision stands', () => {
    const said = take(appealed, { move: 'state', by: 'business' }, hours(12)).milestone;
    expect(said.dueAt).toEqual(appealed.dueAt);
    const over = said.dueAt as Date;
    expect(movesOpenTo('clock', said, hours(-0.01, over))).toEqual([]);
    expect(movesOpenTo('clock', said, over)).toEqual(['carry_out']);
    expect(advance(said, { move: 'decide', by, decidedCents: 0n }, over)).toBe('engagement.too_late');
    expect(advance(said, { move: 'state', by: 'rep' }, over)).toBe('engagement.too_late');
  });

  test('does not follow the acceptance of one side by a timer: the other can still appeal', () => {
    const once = take(ruled, { move: 'accept_decision', by: 'rep' }).milestone;
    const against = take(once, { move: 'appeal_decision', by: 'business' }).milestone;
    expect(movesOpenTo('clock', against, end)).toEqual([]);
  });
});

test('a chargeback voids the decision and its deadlines: a person decides, finally', () => {
  for (const milestone of [ruled, appealed, { ...ruled, acceptedBy: ['rep', 'business'] as const }]) {
    const after = take(milestone, { move: 'charge_back', by: 'provider' }, hours(20)).milestone;
    expect(after).toMatchObject({ status: 'disputed', dueAt: null, heldCents: 190_000n });
    for (const hour of [21, 80, 2_000]) expect(movesOpenTo('clock', after, hours(hour))).toEqual([]);
    expect(movesOpenTo('rep', after, hours(21))).toEqual(['state']);
    expect(movesOpenTo(by, after, hours(2_000))).toEqual(['decide']);
  }
});
