import fc from 'fast-check';
import { expect, test } from 'vitest';
import { milestoneStatuses, type movers } from '#contract/engagements/options.ts';
import { isOver } from '#domain/engagements/lifecycle.ts';
import { type MilestoneMove, milestoneMoves } from '#domain/engagements/moves.ts';
import {
  type Act,
  forbiddenSteps,
  type Life,
  type Lives,
  type MilestoneState,
  openLives,
  type Turn,
} from '#test/support/engagement-lives.ts';
import { payGigsHere } from '#test/support/engagements.ts';
import { dayFromNow } from '#test/support/hiring.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { releasedOfChargedBack } from '#test/support/paid-lives.ts';

// Property test over the database: whatever moves are made, in any order, duplicated, repeated or interrupted before the commit, no cent is lost and
// every step is in the table of moves. RUNS=10000 for more runs.

const app = await openTestApp({ work: false });
await payGigsHere(app);
const runs = Number(process.env.RUNS ?? 24);
const whole = await openLives(app);
const dates = [10, 11, 17, 18, 24].map(dayFromNow);
const weekly = await openLives(app, {
  schedule: { kind: 'days', dates, from: '09:00', to: '17:00', breakMinutes: 0 },
  compensationCents: 475_001,
});

/** Ten days before the first shift. */
const acceptedAt = new Date(`${dayFromNow(0)}T10:00:00+02:00`);

const byMover = (by: (typeof movers)[number]) =>
  (Object.keys(milestoneMoves) as MilestoneMove[]).filter((move) =>
    (milestoneMoves[move].by as readonly string[]).includes(by),
  );
const ownActs: readonly MilestoneMove[] = ['agree', 'check_in', 'hand_in', 'state'];
const said = (by: 'rep' | 'business') => byMover(by).filter((move) => !ownActs.includes(move));

const which = fc.nat(4);
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ act: fc.constantFrom('agree' as const, 'clock' as const) }),
  fc.record({
    act: fc.constantFrom('fund', 'check in', 'wrong code', 'check out', 'wait', 'hand in'),
    which,
  }),
  fc.record({ act: fc.constant('rep' as const), move: fc.constantFrom(...said('rep')), which }),
  fc.record({ act: fc.constant('business' as const), move: fc.constantFrom(...said('business')), which }),
  fc.record({ act: fc.constant('decide' as const), which, share: fc.nat(100) }),
  fc.record({ act: fc.constant('charge back' as const), which, refunded: fc.boolean() }),
  fc.record({
    act: fc.constant('call off' as const),
    move: fc.constantFrom('call_off' as const, 'call_off_as_cancelled' as const),
    which,
    by: fc.constantFrom('administrator' as const, 'provider' as const),
  }),
);
const how: fc.Arbitrary<Turn['how']> = fc.oneof(
  { weight: 6, arbitrary: fc.constant('once' as const) },
  fc.constantFrom('crash' as const, 'again' as const, 'doubled' as const),
);
const turnOf = (act: fc.Arbitrary<Act>, minutes: fc.Arbitrary<number>) => fc.record({ minutes, act, how });
const soon = fc.integer({ min: 0, max: 300 });
/** Jumps to between now and some days later, so that deadlines pass. */
const anyTime = fc.oneof({ weight: 3, arbitrary: soon }, fc.integer({ min: 0, max: 6_000 }));

const shiftIn = (hours: number) => hours * 60;
const coming: readonly [Act, minutes: number][] = [
  [{ act: 'agree' }, 30],
  [{ act: 'fund', which: 4 }, 60],
  // Ten days from 10:00 to 09:00, less a day and the above.
  [{ act: 'rep', move: 'confirm', which: 0 }, shiftIn(10 * 24 - 1 - 24) - 90],
];
/** Most runs reach the gig in progress, where the money is. From there any move may follow. */
const usual: readonly (typeof coming)[] = [
  [...coming, [{ act: 'check in', which: 0 }, shiftIn(24) - 20], [{ act: 'hand in', which: 0 }, shiftIn(33)]],
  [
    ...coming,
    [{ act: 'business', move: 'report_no_show', which: 0 }, shiftIn(25)],
    [{ act: 'rep', move: 'appeal', which: 0 }, shiftIn(1)],
  ],
  [
    ...coming,
    [{ act: 'wait', which: 0 }, shiftIn(24)],
    [{ act: 'rep', move: 'report_absence', which: 0 }, 40],
    [{ act: 'business', move: 'contest', which: 0 }, 40],
  ],
];
const turns = fc
  .tuple(
    fc.constantFrom(...usual),
    fc.nat(6),
    fc.array(how, { minLength: 6, maxLength: 6 }),
    fc.array(turnOf(anyAct, anyTime), { minLength: 1, maxLength: 12 }),
  )
  .map(([path, known, hows, free]) => [
    ...path.slice(0, known).map(([act, minutes], index): Turn => ({ act, minutes, how: hows[index] ?? 'once' })),
    ...free,
  ]);

/** One run for each of four ends, so that a few random ones needn't reach them: expired, cancelled, no-show, completed. */
const plainly = (path: readonly [Act, minutes: number][]) =>
  path.map(([act, minutes]): Turn => ({ act, minutes, how: 'once' }));
const certain: [Turn[], boolean][] = [
  [],
  [...coming.slice(0, 2), [{ act: 'business', move: 'cancel', which: 0 }, 60] as [Act, number]],
  usual[1]?.slice(0, -1) ?? [],
  usual[0] ?? [],
].map((path) => [plainly(path), false]);

const total = async (life: Life) => {
  const { rows } = await app.database.pool.query(
    `select coalesce(sum(funded_cents), 0)::bigint as funded,
       coalesce(sum(held_cents + rep_cents + platform_cents + back_cents), 0)::bigint as found
     from milestones where engagement_id = $1`,
    [life.id],
  );
  return rows[0];
};

async function live(lives: Lives, taken: readonly Turn[]): Promise<Life> {
  const life = await lives.begin(acceptedAt);
  for (const turn of taken) {
    const before = await life.milestoneStates();
    const done = await life.take(turn);
    const after = await life.milestoneStates();
    for (const [place, { status, chargedBack }] of before.entries())
      if (!chargedBack && after[place]?.chargedBack) chargedBackAt.set(status, (chargedBackAt.get(status) ?? 0) + 1);
    if (!done) expect(after).toEqual(before);
    const { funded, found } = await total(life);
    expect(found).toBe(funded);
  }
  // In the end the clock decides everything, except charged-back gigs: those wait for an admin without limit.
  const waits = (await life.milestoneStates()).map(({ chargedBack, held }) => (chargedBack ? held : 0n));
  const clock: Turn = { minutes: 3 * 24 * 60, act: { act: 'clock' }, how: 'once' };
  const goesOn = ({ status, held, chargedBack }: MilestoneState) =>
    !chargedBack && !isOver({ status, heldCents: held });
  for (let days = 0; days < 60 && (await life.milestoneStates()).some(goesOn); days += 3) await life.take(clock);
  await life.take({ ...clock, minutes: 60 * 24 * 60 });
  expect((await life.milestoneStates()).map(({ held }) => held)).toEqual(waits);
  for (const [which, held] of waits.entries())
    if (held > 0n) {
      expect(await life.take({ minutes: 0, act: { act: 'decide', which, share: 40 + which }, how: 'once' })).toBe(true);
      waited += 1;
    }
  expect(await releasedOfChargedBack(app.database.pool, life.id)).toEqual([]);
  return life;
}

const reached = new Set<string>();
/** The status of each milestone when its payment was charged back, and how many had it. */
const chargedBackAt = new Map<string, number>();
let waited = 0;

test.each([
  ['in one piece', whole],
  ['in weeks', weekly],
])(
  'whatever happens to an engagement %s, every cent is accounted for, each step is in the table, and a replay ends the same',
  async (_, lives) => {
    await fc.assert(
      fc.asyncProperty(turns, fc.boolean(), async (taken, replayed) => {
        const life = await live(lives, taken);
        const steps = await life.steps();
        expect(forbiddenSteps(steps)).toEqual([]);
        const ends = await life.milestoneStates();
        for (const { held } of ends) expect(held).toBe(0n);
        for (const { status } of ends) reached.add(status);
        if (!replayed) return;
        // Interrupted and duplicated calls leave no trace: only the moves and their times decide.
        const plain = taken.map((turn): Turn => ({ ...turn, how: 'once' }));
        expect(await (await live(lives, plain)).milestoneStates()).toEqual(ends);
      }),
      { numRuns: runs / 2, examples: certain },
    );
    expect(await troubleInBooks(app.database.pool)).toEqual([]);
  },
  Math.max(600_000, runs * 5_000),
);

test('the runs reach many ends, some after a chargeback midway', () => {
  if (process.env.RUNS)
    console.info('charged back at', Object.fromEntries(chargedBackAt), 'and decided by a person', waited);
  expect(milestoneStatuses.filter((status) => reached.has(status)).length).toBeGreaterThanOrEqual(4);
});
