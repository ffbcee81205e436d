import { expect, test } from 'vitest';
import type { Engagement, Milestone } from '#contract/engagements/engagements.ts';
import { nextShift } from '#domain/engagements/next-shift.ts';
import { attendanceNow, dueActionOf, inOrder, milestoneNow, reportableFrom, worksToday } from './due-action.ts';

const schedule = { kind: 'days' as const, dates: [], from: '09:00', to: '17:00', breakMinutes: 0 };
const money = { fundedCents: 0, heldCents: 1, repCents: 0, platformCents: 0, backCents: 0 };

const of = (number: number, status: Milestone['status'], days: string[], more: Partial<Milestone> = {}): Milestone => ({
  ...{
    id: String(number),
    number,
    status,
    days,
    payCents: 1,
    takeHomeCents: 1,
    priceCents: 1,
    feeCents: 0,
    changesRequested: 0,
  },
  startsAt: days[0] ? `${days[0]}T07:00:00.000Z` : null,
  endsAt: days.at(-1) ? `${days.at(-1)}T15:00:00.000Z` : null,
  ...{ deadline: null, chargedBack: false, movesOpen: [], lastAttendance: null, waitingSince: null, money },
  ...more,
});
const works = (...milestones: Milestone[]) => ({ milestones, schedule, jobId: 'j' }) as unknown as Engagement;

/** 10:00 in South Africa. */
const now = new Date('2026-11-27T08:00:00Z');

test('of several weeks, the one with an action due matters', () => {
  const weeks = works(
    of(1, 'submitted', ['2026-11-20'], { deadline: { kind: 'accept', at: '2026-11-28T08:00:00.000Z' } }),
    of(2, 'confirmed', ['2026-11-27'], { movesOpen: ['check_in'] }),
    of(3, 'agreed', ['2026-12-04']),
  );
  expect(milestoneNow(weeks, now)?.number).toBe(2);
  const withDeadline = {
    movesOpen: ['hand_in' as const],
    deadline: { kind: 'hand_in' as const, at: '2026-11-27T09:00:00.000Z' },
  };
  const late = { ...weeks, milestones: [of(1, 'active', ['2026-11-20'], withDeadline), ...weeks.milestones.slice(1)] };
  expect(milestoneNow(late, now)?.number).toBe(1);
  const idle = works(of(1, 'submitted', ['2026-11-20']), of(2, 'funded', ['2026-12-04']));
  expect(milestoneNow(idle, now)?.number).toBe(2);
  const over = { money: { ...money, heldCents: 0 } };
  expect(milestoneNow(works(of(1, 'completed', ['2026-11-20'], over), of(2, 'lapsed', [], over)), now)?.number).toBe(2);
});

test('the next shift is the first that is not over, of gigs that are to be worked', () => {
  expect(nextShift(works(of(1, 'active', ['2026-11-26', '2026-11-27'])), now)?.day).toBe('2026-11-27');
  expect(nextShift(works(of(1, 'cancelled', ['2026-12-01']), of(2, 'funded', ['2026-12-08'])), now)?.day).toBe(
    '2026-12-08',
  );
  expect(nextShift(works(of(1, 'active', ['2026-11-26'])), now)).toBeNull();
  const [later, waits, soon] = [
    works(of(1, 'funded', ['2026-12-04'])),
    works(of(1, 'submitted', ['2026-11-20'])),
    works(of(1, 'accepted', ['2026-11-28'])),
  ];
  expect(inOrder([later, waits, soon], now)).toEqual([soon, later, waits]);
});

test('a scanned code leads to the gig it is for', () => {
  const open = of(1, 'confirmed', ['2026-11-27'], { movesOpen: ['check_in'] });
  const [one, other] = [works(open), { ...works(open), jobId: 'other' }];
  const done = works(of(1, 'submitted', ['2026-11-27']));
  expect(worksToday([one, other, done], now, 'other')).toEqual([other]);
  expect(worksToday([one, other, done], now, null)).toEqual([one, other]);
  expect(worksToday([one, done], now, 'unknown')).toEqual([one]);
});

test('a wait is half an hour from the start, or from arrival', () => {
  const waiting = (since: string) => reportableFrom(of(1, 'confirmed', ['2026-11-27'], { waitingSince: since }));
  expect(waiting('2026-11-27T06:45:00.000Z')?.toISOString()).toBe('2026-11-27T07:30:00.000Z');
  expect(waiting('2026-11-27T07:20:00.000Z')?.toISOString()).toBe('2026-11-27T07:50:00.000Z');
});

test('a night shift continues after midnight, and the next one begins in the evening', () => {
  const night = { ...works(), schedule: { ...schedule, from: '20:00', to: '02:00' } };
  const nights = of(1, 'active', ['2026-11-27', '2026-11-28'], { startsAt: null, endsAt: null });
  const action = (moment: string) => dueActionOf(night, nights, new Date(`${moment}+02:00`));
  expect(action('2026-11-27T23:30')).toBe('be there');
  expect(action('2026-11-28T00:30')).toBe('be there');
  expect(action('2026-11-28T03:30')).toBe('be there');
  expect(action('2026-11-28T04:00')).toBeNull();
  expect(action('2026-11-28T19:00')).toBe('be there');
  expect(action('2026-11-29T01:00')).toBe('be there');
});

test('a missing check-out counts as forgotten after 16 hours, and one past midnight counts for six', () => {
  const at = (kind: 'in' | 'out', moment: string) =>
    attendanceNow({ lastAttendance: { kind, day: '2026-11-26', at: moment } as Milestone['lastAttendance'] }, now);
  expect(at('in', '2026-11-26T16:01:00.000Z')).toBe('in');
  expect(at('in', '2026-11-26T16:00:00.000Z')).toBeNull();
  expect(at('out', '2026-11-27T02:01:00.000Z')).toBe('out');
  expect(at('out', '2026-11-27T02:00:00.000Z')).toBeNull();
});
