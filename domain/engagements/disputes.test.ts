import { describe, expect, test } from 'vitest';
import type { Mover } from '#contract/engagements/options.ts';
import { type Advanced, advance, type FundedMilestone } from './advance.ts';
import { movesOpenTo } from './lifecycle.ts';
import { placeAfter } from './places.ts';

const noon = new Date('2026-12-07T12:00:00+02:00');
const hours = (count: number, from = noon) => new Date(from.getTime() + count * 3_600_000);

const submitted: FundedMilestone = {
  number: 1,
  status: 'submitted',
  start: hours(-51),
  end: hours(-19),
  agreedAt: hours(-100),
  dueAt: hours(60),
  decideBy: null,
  heldCents: 190_000n,
  waitingSince: null,
  changesRequested: 0,
  disputedFrom: null,
  spoke: [],
  chargedBackAt: null,
  ...{ ruledCents: null, acceptedBy: [], appealedAt: null },
  money: { payCents: 190_000n, feeCents: 19_000n, feeBearer: 'rep' },
  fixedCents: 190_000n,
  salesInAt: null,
  paidMinutes: 960,
};

function move(milestone: FundedMilestone, name: 'dispute' | 'state', by: Mover, at = noon): FundedMilestone {
  const next: Advanced | string = advance(milestone, { move: name, by }, at);
  if (typeof next === 'string') throw new Error(next);
  return next.milestone;
}

describe('a dispute', () => {
  const disputed = move(submitted, 'dispute', 'rep');
  const dueAt = disputed.dueAt as Date;
  const decideBy = disputed.decideBy as Date;

  test("waits for the other side's statement, and then for an administrator alone", () => {
    expect(disputed.spoke).toEqual(['rep']);
    const again = move(disputed, 'state', 'rep', hours(1));
    expect(again).toMatchObject({ spoke: ['rep'], dueAt, decideBy, disputedFrom: 'submitted' });
    const both = move(disputed, 'state', 'business', hours(1));
    expect(both).toMatchObject({ spoke: ['rep', 'business'], dueAt: null, heldCents: 190_000n });
    expect(movesOpenTo('clock', both, hours(24, dueAt))).toEqual([]);
  });

  test('is decided automatically at its deadline, whether or not the task has run: no statement or decision follows', () => {
    const over = (name: 'state' | 'rule', by: Mover) => advance(disputed, { move: name, by, decidedCents: 0n }, dueAt);
    expect(over('state', 'business')).toBe('engagement.too_late');
    expect(over('rule', 'administrator')).toBe('engagement.too_late');
    expect(movesOpenTo('clock', disputed, dueAt)).toEqual(['decide_by_silence']);
  });

  test('without any statement waits for one even after five business days, with no automatic decision', () => {
    const silent = move(submitted, 'dispute', 'administrator');
    const spoken = move(silent, 'state', 'rep', dueAt);
    expect(spoken).toMatchObject({ spoke: ['rep'], dueAt: null });
    expect(movesOpenTo('clock', spoken, hours(24, dueAt))).toEqual([]);
    expect(movesOpenTo('administrator', spoken, hours(24, dueAt))).toEqual(['rule']);
    expect(movesOpenTo('administrator', spoken, decideBy)).toEqual([]);
    expect(movesOpenTo('clock', spoken, decideBy)).toEqual(['decide_by_time']);
  });
});

test('a place is free once no remaining work belongs to the rep', () => {
  const at = (
    status: FundedMilestone['status'],
    disputedFrom: FundedMilestone['status'] | null = null,
    number = 1,
  ) => ({
    ...{ number, status, disputedFrom },
    heldCents: 0n,
  });
  const week = (number: number, status: FundedMilestone['status']) => at(status, null, number);
  expect(placeAfter(at('agreed'), at('lapsed'), [])).toBe('free');
  expect(placeAfter(at('agreed'), at('lapsed'), [week(2, 'completed'), week(3, 'lapsed')])).toBe('free');
  expect(placeAfter(at('agreed'), at('lapsed'), [week(2, 'funded')])).toBeNull();
  expect(placeAfter(at('confirmed'), at('no_show'), [])).toBe('free');
  expect(placeAfter(at('no_show'), at('active'), [])).toBe('taken');
  expect(placeAfter(at('no_show'), at('disputed', 'no_show'), [])).toBeNull();
  expect(placeAfter(at('submitted'), at('completed'), [])).toBeNull();
  expect(placeAfter(at('submitted'), at('disputed', 'submitted'), [])).toBeNull();
});

test('a rep who dropped the last weeks has the place until the week under way is over', () => {
  const week = (number: number, status: FundedMilestone['status']) => ({
    ...{ number, status, disputedFrom: null },
    heldCents: 0n,
  });
  const [active, completed] = [week(1, 'active'), week(1, 'completed')];
  expect(placeAfter(week(2, 'funded'), week(2, 'cancelled'), [active])).toBeNull();
  expect(placeAfter(active, week(1, 'submitted'), [week(2, 'cancelled')])).toBeNull();
  expect(placeAfter(week(1, 'submitted'), completed, [week(2, 'cancelled')])).toBe('free');
  expect(placeAfter(week(1, 'disputed'), week(1, 'resolved'), [week(2, 'lapsed')])).toBe('free');
  expect(placeAfter(week(2, 'submitted'), week(2, 'completed'), [completed, week(3, 'cancelled')])).toBe('free');
  expect(placeAfter(week(1, 'submitted'), completed, [week(2, 'submitted'), week(3, 'cancelled')])).toBeNull();
  // The last week was worked, so there is nothing left to fill.
  expect(placeAfter(week(2, 'submitted'), week(2, 'completed'), [week(1, 'lapsed')])).toBeNull();
  expect(placeAfter(week(1, 'submitted'), completed, [week(2, 'cancelled'), week(3, 'completed')])).toBeNull();
});
