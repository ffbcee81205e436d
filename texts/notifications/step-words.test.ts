import { expect, test } from 'vitest';
import { type DeadlineKind, deadlineKinds, movers } from '#contract/engagements/options.ts';
import { type MilestoneMove, milestoneMoves } from '#domain/engagements/moves.ts';
import { remindAt, remindedOf } from '#domain/engagements/reminders.ts';
import { describeStep, isNotifiedOf } from './step-words.ts';
import { describeOpening, describeTodo } from './work-words.ts';

const about = {
  name: 'Ubuntu Foods',
  jobTitle: 'Promoters',
  week: null,
  startsAt: '2026-12-05T07:00:00.000Z',
  due: { kind: 'fund' as DeadlineKind, at: '2026-12-04T07:00:00.000Z' },
  cents: 171_000,
  settledCents: 42_750,
  backCents: 1_000,
  chargedBack: false,
  keptUntil: null,
};
const say = { moment: (moment: string) => moment, day: (day: string) => day };
const moves = Object.keys(milestoneMoves) as MilestoneMove[];

test('every transition has a text for the side that waits for it, from every status', () => {
  for (const move of moves)
    for (const by of milestoneMoves[move].by)
      for (const from of milestoneMoves[move].from)
        for (const side of ['rep', 'business'] as const) {
          const words = describeStep(move, side, { ...about, by, from }, say);
          if (isNotifiedOf(side, move, by)) expect(words?.title).toBeTruthy();
        }
  // The side that waits for the other is notified.
  for (const move of moves)
    for (const by of movers) if (by === 'rep' || by === 'business') expect(isNotifiedOf(by, move, by)).toBe(false);
  const untold = moves.filter(
    (move) =>
      !(['rep', 'business'] as const).some((side) =>
        milestoneMoves[move].by.some((by) => isNotifiedOf(side, move, by)),
      ),
  );
  expect(untold).toEqual([]);
});

test('money that ends up with a side is named', () => {
  const step = { ...about, by: 'clock' as const, from: 'submitted' as const };
  expect(describeStep('accept', 'rep', step, say)?.title).toBe('You earned R427.50 for Promoters');
  expect(describeStep('withdraw', 'business', { ...step, by: 'rep' }, say)?.detail).toContain('We’ll refund you R10');
  const keptUntil = '2026-12-04T07:00:00.000Z';
  expect(describeStep('withdraw', 'business', { ...step, by: 'rep', keptUntil }, say)?.detail).toContain(
    `We’ll keep your R10 for a replacement until ${keptUntil}, then refund it.`,
  );
  expect(describeStep('withdraw', 'business', { ...step, backCents: 0 }, say)?.detail).not.toContain('refund');
});

test('a deadline at midnight is the end of a day', () => {
  const due = { kind: 'state' as const, at: '2026-12-10T22:00:00.000Z' };
  expect(describeTodo('state', { ...about, due }, say).detail).toContain('makes one by the end of 2026-12-10,');
});

test('every deadline that a side can meet has a text, and a reminder between its beginning and its end', () => {
  const since = new Date('2026-12-01T08:00:00Z');
  for (const kind of deadlineKinds) {
    expect(describeTodo(kind, about, say).title).toBeTruthy();
    for (const minutes of [1, 60, 60 * 24, 60 * 24 * 30]) {
      const due = new Date(since.getTime() + minutes * 60_000);
      const at = remindAt(kind, since, due);
      if (remindedOf(kind).length === 0) expect(at).toBeNull();
      else expect(at !== null && at > since && at < due).toBe(true);
    }
    expect(remindAt(kind, since, since)).toBeNull();
  }
});

test('while no days are set there is nothing to agree to', () => {
  const open = { ...about, startsAt: null };
  expect(describeOpening(open, say).detail).toBe(
    'They’ll set the days first, then you agree to them. You’ll get R1,710.',
  );
  expect(describeTodo('agree', open, say).title).toBe('Ubuntu Foods hasn’t set the days of Promoters yet');
  expect(describeOpening(about, say).detail).toContain('Agree to the terms by');
});
