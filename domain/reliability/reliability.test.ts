import { describe, expect, test } from 'vitest';
import type { EntryKind } from '#contract/trust/reliability-kinds.ts';
import { type Counted, fadesOn, figureOf, partOf } from './figure.ts';
import { entriesOfGig, type GigHistory, type GigStep } from './gig-entries.ts';
import { pointsOf, reliabilityRule } from './rule.ts';

const start = new Date('2026-12-05T07:00:00Z');
const hoursBefore = (hours: number) => new Date(start.getTime() - hours * 3_600_000);

type Made = readonly [GigStep['move'], GigStep['status'], GigStep['by'], Date?];

const historyOf = (steps: readonly Made[], changes: Partial<GigHistory> = {}): GigHistory => ({
  ...{
    milestoneId: 'm',
    number: 1,
    movesBefore: [],
    askedAt: hoursBefore(240),
    start,
    schedule: { from: '09:00', to: '17:00' },
  },
  ...{ payCents: 100n, earnedCents: 0n, chargedBackAt: null, standby: null, attendances: [] },
  steps: steps.map(([move, status, by, at = start], index) => ({ id: `${index}`, move, status, by, at })),
  ...changes,
});

const kindsOf = (...given: Parameters<typeof historyOf>) => entriesOfGig(historyOf(...given)).map(({ kind }) => kind);

const agreed: readonly Made[] = [['agree', 'agreed', 'rep']];
const confirmed: readonly Made[] = [...agreed, ['fund', 'funded', 'provider'], ['confirm', 'confirmed', 'rep']];
const submitted: readonly Made[] = [...confirmed, ['check_in', 'active', 'rep'], ['hand_in', 'submitted', 'rep']];

describe('the entries of a gig', () => {
  test.each<[string, readonly Made[], Partial<GigHistory>, EntryKind[]]>([
    ['agreed to', agreed, {}, ['answered']],
    ['unanswered', [['lapse', 'lapsed', 'clock']], {}, ['unanswered']],
    ['unanswered without days', [['lapse', 'lapsed', 'clock']], { start: null }, []],
    ['unpaid', [...agreed, ['lapse', 'lapsed', 'clock']], {}, ['answered', 'unpaid']],
    ['unconfirmed', [...confirmed.slice(0, 2), ['lapse', 'lapsed', 'clock']], {}, ['answered', 'unconfirmed']],
    ['cancelled by our team', [...confirmed, ['call_off', 'cancelled', 'administrator']], {}, ['answered']],
    ['paid and cancelled', [...confirmed, ['cancel', 'cancelled', 'business']], {}, ['answered', 'cancelled']],
    ['a second week', submitted, { number: 2 }, ['paid', 'came']],
    [
      'a later week, cancelled with the others',
      [...agreed, ['withdraw', 'cancelled', 'rep']],
      { number: 2, movesBefore: ['agree', 'withdraw'] },
      [],
    ],
    [
      'a later week, unpaid like the one before',
      [...agreed, ['lapse', 'lapsed', 'clock']],
      { number: 2, movesBefore: ['agree', 'lapse'] },
      [],
    ],
    ['charged back', submitted, { chargedBackAt: start }, ['answered', 'paid', 'came', 'charged_back']],
  ])('%s', (_name, steps, changes, kinds) => expect(kindsOf(steps, changes)).toEqual(kinds));

  const dispute = (by: GigStep['by'], earnedCents: bigint, end: GigStep['move'] = 'decide') =>
    kindsOf([...submitted, ['dispute', 'disputed', by], [end, 'resolved', 'administrator']], { earnedCents }).slice(3);

  test('a dispute is lost by the side that gets nothing of what it was about', () => {
    expect(dispute('rep', 100n)).toEqual(['business_lost']);
    expect(dispute('business', 0n)).toEqual(['rep_lost']);
    expect(dispute('business', 40n)).toEqual([]);
    expect(dispute('business', 100n, 'decide_by_time')).toEqual([]);
    expect(dispute('business', 0n, 'carry_out')).toEqual(['rep_lost']);
    // A suspended user can't make statements.
    expect(dispute('administrator', 0n)).toEqual([]);
  });

  test('a decision that is appealed counts once, by what was decided in the end', () => {
    const ruled: readonly Made[] = [
      ...submitted,
      ['dispute', 'disputed', 'business'],
      ['rule', 'disputed', 'administrator'],
    ];
    expect(kindsOf(ruled, { earnedCents: 0n }).slice(3)).toEqual([]);
    const appealed: readonly Made[] = [
      ...ruled,
      ['appeal_decision', 'disputed', 'rep'],
      ['decide', 'resolved', 'administrator'],
    ];
    expect(kindsOf(appealed, { earnedCents: 100n }).slice(3)).toEqual(['business_lost']);
  });

  test('a no-show follows from the decision about its appeal', () => {
    const appealed: readonly Made[] = [
      ...confirmed,
      ['report_no_show', 'no_show', 'business'],
      ['appeal', 'disputed', 'rep'],
    ];
    const end = (move: GigStep['move'], earnedCents: bigint) =>
      kindsOf([...appealed, [move, 'resolved', 'administrator']], { earnedCents }).slice(1);
    expect(end('decide', 0n)).toEqual(['paid', 'no_show']);
    expect(end('decide', 100n)).toEqual(['paid', 'came']);
    expect(end('decide', 50n)).toEqual(['paid']);
    expect(end('decide_by_time', 0n)).toEqual([]);
    const taken = [...appealed.slice(0, -1), ['take_up', 'disputed', 'administrator'] as const];
    expect(kindsOf([...taken, ['decide', 'resolved', 'administrator']]).slice(1)).toEqual([]);
  });

  test('a rep who waited for the business is late only if they came late', () => {
    const attended = (day: string, ...kinds: readonly (readonly ['in' | 'waiting', string])[]) =>
      kinds.map(([kind, time]) => ({ id: `${day} ${kind}`, kind, day, at: new Date(`${day}T${time}:00+02:00`) }));
    const attendances = [
      ...attended('2026-12-05', ['waiting', '09:05'], ['in', '09:50']),
      ...attended('2026-12-06', ['waiting', '09:20'], ['in', '10:30']),
      ...attended('2026-12-07', ['in', '10:30']),
      ...attended('2026-12-08', ['waiting', '09:40']),
    ];
    expect(entriesOfGig(historyOf([], { attendances }))).toMatchObject([
      { sourceId: '2026-12-06 in', kind: 'late', minutes: 20 },
      { sourceId: '2026-12-07 in', kind: 'late', minutes: 90 },
    ]);
  });

  test('a rep from standby is late after the arrival they agreed, and its business owes nothing for an automatic place', () => {
    const standby = { arrivesAt: new Date('2026-12-05T09:40:00+02:00'), automatic: true };
    const came = (day: string, time: string) => ({
      id: day,
      kind: 'in' as const,
      day,
      at: new Date(`${day}T${time}:00+02:00`),
    });
    const late = (...attendances: readonly ReturnType<typeof came>[]) =>
      entriesOfGig(historyOf([], { standby, attendances })).map(({ minutes }) => minutes);
    expect(late(came('2026-12-05', '09:50'))).toEqual([]);
    expect(late(came('2026-12-05', '10:00'), came('2026-12-06', '09:20'))).toEqual([20, 20]);
    const unpaid: readonly Made[] = [...agreed, ['lapse', 'lapsed', 'clock']];
    expect(kindsOf(unpaid, { standby })).toEqual([]);
    expect(kindsOf(unpaid, { standby: { ...standby, automatic: false } })).toEqual(['unpaid']);
  });

  test('a later step never changes an earlier entry', () => {
    const whole = historyOf([...submitted, ['dispute', 'disputed', 'rep'], ['decide', 'resolved', 'administrator']]);
    const all = entriesOfGig(whole);
    for (const count of whole.steps.keys()) {
      const some = entriesOfGig({ ...whole, steps: whole.steps.slice(0, count) });
      expect(all.slice(0, some.length)).toEqual(some);
    }
  });
});

describe('points', () => {
  const withdrew = (hours: number, excused = false) => pointsOf({ kind: 'withdrew', minutes: hours * 60, excused });

  test('a cancellation costs less the earlier it comes, and nothing for an accepted reason', () => {
    expect([23, 25, 80, 168].map((hours) => withdrew(hours))).toEqual([-12, -6, -2, -1]);
    expect(withdrew(1, true)).toBe(0);
    expect(pointsOf({ kind: 'no_show', minutes: null, excused: true })).toBe(0);
  });
});

const entry = (kind: EntryKind, day = '2026-06-01', changes: Partial<Counted> = {}): Counted => ({
  ...{ kind, day, minutes: null, excused: false, gigId: 'm' },
  ...changes,
});

describe('the figure', () => {
  test('fades from full to half to nothing, on days that are known beforehand', () => {
    const { fullDays, countedDays } = reliabilityRule;
    expect([fullDays, countedDays]).toEqual([180, 365]);
    expect(
      ['2026-11-27', '2026-11-28', '2027-05-31', '2027-06-01'].map((today) => partOf('2026-06-01', today)),
    ).toEqual(['full', 'half', 'half', 'none']);
    expect(fadesOn('2026-06-01', '2026-06-02')).toBe('2026-11-28');
    expect(fadesOn('2026-06-01', '2026-11-28')).toBe('2027-06-01');
    expect(fadesOn('2026-06-01', '2027-06-01')).toBeNull();
  });

  test('doesn’t depend on the order of the entries', () => {
    const entries = [entry('came'), entry('no_show', '2025-12-01'), entry('late'), entry('withdrew', '2026-05-01')];
    expect(figureOf(entries.toReversed(), '2026-06-02')).toEqual(figureOf(entries, '2026-06-02'));
  });

  test('of a newcomer is that of everyone at the start, and one missed gig says little', () => {
    expect(figureOf([], '2026-06-02')).toMatchObject({ isNew: true, share: 0.9, fadesOn: null });
    expect(figureOf([entry('answered')], '2026-06-02').isNew).toBe(true);
    expect(figureOf([entry('no_show')], '2026-06-02').share).toBeGreaterThan(0.7);
  });

  test('names gigs that the rep came to in time, and excused ones nowhere', () => {
    const late = { minutes: 20 };
    const entries = [entry('came'), entry('late', '2026-06-01', late), entry('came', '2026-06-01', { gigId: 'n' })];
    expect(figureOf(entries, '2026-06-02')).toMatchObject({ counts: { came: 2 }, onTime: 1 });
    const ill = entry('no_show', '2026-06-01', { excused: true });
    expect(figureOf([ill], '2026-06-02').counts).toEqual({});
  });
});
