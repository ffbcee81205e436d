import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MilestoneStatus, milestoneStatuses, movers } from '#contract/engagements/options.ts';
import { type Advanced, advance, type FundedMilestone, type Move } from './advance.ts';
import { isOver, movesOpenTo } from './lifecycle.ts';
import { feeOf, priceOf } from './money.ts';
import { type MilestoneMove, milestoneMoves } from './moves.ts';
import { milestoneTraits } from './states.ts';

const start = new Date('2026-12-05T09:00:00+02:00');
const end = new Date('2026-12-06T17:00:00+02:00');
const hours = (count: number, from = start) => new Date(from.getTime() + count * 3_600_000);

const payCents = 190_000n;
const fresh = (since: Date): FundedMilestone => ({
  number: 1,
  status: 'accepted',
  start,
  end,
  agreedAt: null,
  dueAt: hours(1, since),
  decideBy: null,
  heldCents: 0n,
  waitingSince: null,
  changesRequested: 0,
  disputedFrom: null,
  spoke: [],
  chargedBackAt: null,
  ...{ ruledCents: null, acceptedBy: [], appealedAt: null },
  money: { payCents, feeCents: feeOf(payCents, 1_000), feeBearer: 'rep' },
  fixedCents: payCents,
  salesInAt: null,
  paidMinutes: 960,
});

type Step = readonly [move: MilestoneMove, by: Move['by'], hoursFromStart: number, decidedCents?: bigint];

/** Runs the steps one after the other; returns the last result. */
function live(steps: readonly Step[], milestone: FundedMilestone = fresh(hours(-500))): Advanced {
  let at: Advanced = { milestone, shares: null, unsold: false };
  for (const [move, by, hour, decidedCents] of steps) {
    const next = advance(at.milestone, { move, by, ...(decidedCents !== undefined && { decidedCents }) }, hours(hour));
    if (typeof next === 'string') throw new Error(`${move} at ${hour} h: ${next}`);
    at = next;
  }
  return at;
}

const agreed: Step[] = [
  ['agree', 'rep', -499.5],
  ['fund', 'provider', -480],
];
const confirmed: Step[] = [...agreed, ['confirm', 'rep', -20]];
const working: Step[] = [...confirmed, ['check_in', 'rep', -0.5]];
const handedIn: Step[] = [...working, ['hand_in', 'rep', 33]];

describe('where the money goes', () => {
  const cases: [life: string, Step[], MilestoneStatus, rep: bigint, platform: bigint, back: bigint][] = [
    ['accepted', [...handedIn, ['accept', 'business', 34]], 'completed', 171_000n, 19_000n, 0n],
    ['accepted by silence', [...handedIn, ['accept_by_silence', 'clock', 105]], 'completed', 171_000n, 19_000n, 0n],
    [
      'handed in by the records',
      [...working, ['hand_in_by_records', 'clock', 104.1], ['accept', 'business', 105]],
      'completed',
      171_000n,
      19_000n,
      0n,
    ],
    ['cancelled a day before', [...agreed, ['cancel', 'business', -24]], 'cancelled', 0n, 0n, 190_000n],
    ['cancelled later', [...confirmed, ['cancel', 'business', -15]], 'cancelled', 42_750n, 4_750n, 142_500n],
    ['left by the rep', [...confirmed, ['withdraw', 'rep', -1]], 'cancelled', 0n, 0n, 190_000n],
    ['not confirmed', [...agreed, ['lapse', 'clock', -16]], 'lapsed', 0n, 0n, 190_000n],
    [
      'a no-show without an appeal',
      [...confirmed, ['report_no_show', 'business', 1], ['settle_no_show', 'clock', 73]],
      'no_show',
      0n,
      0n,
      190_000n,
    ],
    [
      'shared out by an administrator',
      [...handedIn, ['dispute', 'business', 40], ['rule', 'administrator', 50, 95_000n], ['carry_out', 'clock', 122]],
      'resolved',
      85_500n,
      9_500n,
      95_000n,
    ],
    [
      'an appeal without a response',
      [...confirmed, ['report_no_show', 'business', 1], ['appeal', 'rep', 2], ['decide_by_silence', 'clock', 400]],
      'resolved',
      171_000n,
      19_000n,
      0n,
    ],
    [
      'a dispute left undecided',
      [...handedIn, ['dispute', 'administrator', 40], ['decide_by_time', 'clock', 40 + 720]],
      'resolved',
      171_000n,
      19_000n,
      0n,
    ],
  ];
  test.each(cases)('%s', (_, steps, status, repCents, platformCents, backCents) => {
    const { milestone, shares } = live(steps);
    expect(milestone.status).toBe(status);
    expect(shares).toEqual({ repCents, platformCents, backCents });
    expect(milestone.heldCents).toBe(0n);
    expect(isOver(milestone)).toBe(true);
  });

  test('a rep whom no one meets is paid as for a late cancellation', () => {
    const waiting = { ...live(confirmed).milestone, waitingSince: start };
    const reported = live([['report_absence', 'rep', 0.5]], waiting);
    expect(reported.shares).toBeNull();
    expect(live([['settle_absence', 'clock', 72.5]], reported.milestone).shares).toEqual({
      repCents: 42_750n,
      platformCents: 4_750n,
      backCents: 142_500n,
    });
  });
});

describe('refused', () => {
  const refusal = (steps: readonly Step[], [move, by, hour]: Step, change: Partial<FundedMilestone> = {}) =>
    advance({ ...live(steps).milestone, ...change }, { move, by }, hours(hour));

  test.each<[string, readonly Step[], Step, string, Partial<FundedMilestone>?]>([
    ['agreeing to days that are not named', [], ['agree', 'rep', -499.5], 'engagement.days_open', { start: null }],
    ['agreeing after 72 hours', [], ['agree', 'rep', -499], 'engagement.too_late'],
    [
      'funding after it lapsed, though no task ran',
      agreed.slice(0, 1),
      ['fund', 'provider', -475.5],
      'engagement.too_late',
    ],
    ['coming before it is asked for', agreed, ['confirm', 'rep', -36.1], 'engagement.confirmation_closed'],
    ['coming after the last hour for it', agreed, ['confirm', 'rep', -16], 'engagement.too_late'],
    ['checking in to what is not funded', agreed.slice(0, 1), ['check_in', 'rep', -0.5], 'engagement.moved_on'],
    ['checking in two hours early', confirmed, ['check_in', 'rep', -2], 'engagement.check_in_closed'],
    ['checking in when it is over', confirmed, ['check_in', 'rep', 32], 'engagement.check_in_closed'],
    ['cancelling what has begun', confirmed, ['cancel', 'business', 0], 'engagement.begun'],
    ['a no-show within the hour', confirmed, ['report_no_show', 'business', 0.9], 'engagement.within_the_hour'],
    [
      'a no-show of what was cancelled',
      [...confirmed, ['cancel', 'business', -1]],
      ['report_no_show', 'business', 2],
      'engagement.moved_on',
    ],
    ['business absent, without waiting', confirmed, ['report_absence', 'rep', 2], 'engagement.not_waited'],
    [
      'business absent, after both were silent and it counts as a no-show, though no task ran',
      confirmed,
      ['report_absence', 'rep', 104],
      'engagement.too_late',
      { waitingSince: start },
    ],
    ['handing in before the work is over', working, ['hand_in', 'rep', 31], 'engagement.not_over'],
    [
      'a third request for changes',
      handedIn,
      ['request_changes', 'business', 34],
      'engagement.no_changes_left',
      { changesRequested: 2 },
    ],
    ['a dispute after 72 hours of silence', handedIn, ['dispute', 'business', 105], 'engagement.too_late'],
    ['the other side’s move', handedIn, ['accept', 'rep', 34], 'engagement.not_yours'],
    [
      'a decision of the clock while both spoke',
      [...handedIn, ['dispute', 'rep', 40]],
      ['decide_by_silence', 'clock', 400],
      'engagement.moved_on',
      { spoke: ['rep', 'business'] },
    ],
  ])('%s', (_, steps, step, code, change) => {
    expect(refusal(steps, step, change)).toBe(code);
  });
});

test('agreeing on the day before counts as confirmation', () => {
  const shortly: Step[] = [
    ['agree', 'rep', -20],
    ['fund', 'provider', -19],
    ['confirm_by_agreeing', 'clock', -19],
  ];
  expect(live(shortly, fresh(hours(-20.5))).milestone.status).toBe('confirmed');
  expect(advance(live(agreed).milestone, { move: 'confirm_by_agreeing', by: 'clock' }, hours(-19))).toBe(
    'engagement.moved_on',
  );
});

describe('any life', () => {
  const moves = Object.keys(milestoneMoves) as MilestoneMove[];
  /** The moments at which something opens or closes; a step goes to one of those to come. */
  const momentsOf = ({ dueAt, decideBy }: FundedMilestone) => [
    dueAt,
    decideBy,
    dueAt && hours(-0.5, dueAt),
    hours(-36),
    hours(-20),
    hours(-0.5),
    hours(0.75),
    hours(1),
    end,
  ];
  /** Moves that end a life early, drawn rarely so that the others get their turn. */
  const rarely: readonly MilestoneMove[] = [
    'call_off',
    'call_off_as_cancelled',
    'cancel',
    'withdraw',
    'lapse',
    'dispute',
    'appeal',
    'contest',
    'charge_back',
    'take_up',
    'decide',
    'carry_out',
  ];
  const randomStep = fc.record({
    at: fc.noBias(fc.nat(16)),
    chosen: fc.noBias(fc.nat()),
    /** Moves that may not be open at all. */
    anything: fc.oneof(
      { weight: 5, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.record({ move: fc.constantFrom(...moves), by: fc.constantFrom(...movers) }) },
    ),
    decidedCents: fc.bigInt(0n, payCents),
    speaks: fc.constantFrom('rep', 'business', null, null),
  });

  test('preserves the payment: held, released and refunded sum to it after each step, and no move leads out of an end', () => {
    const taken = new Set<MilestoneMove>();
    fc.assert(
      fc.property(
        fc.noBias(fc.integer({ min: -200, max: -1 })),
        fc.array(randomStep, { minLength: 20, maxLength: 60, size: 'max' }),
        (from, steps) => {
          let now = hours(from);
          let milestone: FundedMilestone = { ...fresh(now), dueAt: hours(72, now) };
          let [paid, moved] = [0n, 0n];
          for (const { at, chosen, anything, decidedCents, speaks } of steps) {
            const next = momentsOf(milestone)[at];
            // Past a deadline only on purpose: else every life would end at its first.
            if (next && next > now && (at < 2 || milestone.dueAt === null || next < milestone.dueAt)) now = next;
            if (now >= start) milestone = { ...milestone, waitingSince: milestone.waitingSince ?? start };
            if (speaks && milestone.status === 'disputed')
              milestone = { ...milestone, spoke: [...new Set([...milestone.spoke, speaks] as const)] };
            const open = movers.flatMap((by) => movesOpenTo(by, milestone, now).map((move) => ({ move, by })));
            const likely = open.filter(({ move }) => !rarely.includes(move) || chosen % 12 === 0);
            // Untried moves get priority now and then: else some are too rare for so few lives.
            const untaken = chosen % 3 === 0 ? open.find(({ move }) => !taken.has(move)) : undefined;
            const step = anything ?? untaken ?? likely[chosen % Math.max(1, likely.length)];
            if (!step) continue;
            const wasOver = isOver(milestone);
            const advanced = advance(milestone, { ...step, decidedCents }, now);
            if (typeof advanced === 'string') continue;
            taken.add(step.move);
            if (step.by === 'clock') expect(milestone.chargedBackAt, step.move).toBeNull();
            expect(wasOver, `${step.move} out of ${milestone.status}`).toBe(false);
            milestone = advanced.milestone;
            if (step.move === 'fund') paid += priceOf(milestone.money);
            for (const cents of Object.values(advanced.shares ?? {})) moved += cents;
            expect(milestone.heldCents + moved).toBe(paid);
            expect(milestone.heldCents > 0n).toBe(milestoneTraits[milestone.status].holds && !isOver(milestone));
          }
        },
      ),
      { numRuns: 1_000 },
    );
    expect(moves.filter((move) => !taken.has(move))).toEqual([]);
  });

  test('ends by the clock alone, from any status', () => {
    for (const status of milestoneStatuses) {
      let milestone: FundedMilestone = {
        ...fresh(hours(-500)),
        status,
        agreedAt: hours(-499),
        heldCents: milestoneTraits[status].holds ? payCents : 0n,
        disputedFrom: 'submitted',
        decideBy: hours(720),
      };
      for (let hour = -500; hour < 2_500 && !isOver(milestone); hour += 1) {
        for (const move of movesOpenTo('clock', milestone, hours(hour))) {
          const next = advance(milestone, { move, by: 'clock' }, hours(hour));
          if (typeof next !== 'string') milestone = next.milestone;
        }
      }
      expect(isOver(milestone), status).toBe(true);
    }
  });
});
