import { expect, test } from 'vitest';
import type { Engagement, Milestone } from '#contract/engagements/engagements.ts';
import { milestoneStatuses } from '#contract/engagements/options.ts';
import { fundedWords, shiftWords, statusWords, theirsWords } from './status-words.ts';
import { nameNearDay, nameSpanOf, phoneClockWords, whenWords } from './words.ts';

/** A Friday, 09:00 in South Africa. */
const now = new Date('2026-11-27T07:00:00Z');

const milestone: Milestone = {
  id: 'm',
  number: 1,
  status: 'funded',
  days: ['2026-11-28'],
  startsAt: '2026-11-28T07:00:00.000Z',
  endsAt: '2026-11-28T15:00:00.000Z',
  payCents: 190_000,
  takeHomeCents: 171_000,
  priceCents: 190_000,
  feeCents: 19_000,
  chargedBack: false,
  deadline: { kind: 'confirm', at: '2026-11-27T12:00:00.000Z' },
  changesRequested: 0,
  movesOpen: [],
  lastAttendance: null,
  waitingSince: null,
  money: { fundedCents: 190_000, heldCents: 190_000, repCents: 0, platformCents: 0, backCents: 0 },
};

const work = {
  id: 'e',
  companyName: 'Ubuntu Foods',
  feeBearer: 'rep',
  agreedAt: '2026-11-26T07:00:00.000Z',
  schedule: { kind: 'days', dates: ['2026-11-28'], from: '09:00', to: '17:00', breakMinutes: 0 },
  milestones: [milestone],
} as unknown as Engagement;

test("the funded amount is stated with the day, and the rep's pay", () => {
  const later = { ...milestone, days: ['2026-12-01'] };
  expect(fundedWords(later, now)).toBe('R1,900 is funded for Tuesday.');
  expect(fundedWords(milestone, now)).toBe('R1,900 is funded for tomorrow.');
  expect(fundedWords({ ...later, priceCents: 209_000 }, now)).toBe('R1,900 is funded for Tuesday.');
  expect(fundedWords({ ...milestone, money: { ...milestone.money, heldCents: 0 } }, now)).toBeNull();
  expect(theirsWords(work, milestone, now)).toBe(
    'You’ll be paid R1,710 (R1,900 less our R190 fee) once Ubuntu Foods approves your hours. If they don’t respond within 72 hours, we’ll approve them for you.',
  );
  expect(
    theirsWords(
      { ...work, feeBearer: 'business' },
      {
        ...milestone,
        takeHomeCents: 190_000,
        status: 'submitted',
        deadline: { kind: 'accept', at: '2026-12-01T15:00:00.000Z' },
      },
      now,
    ),
  ).toBe(
    'You’ll be paid R1,900 once Ubuntu Foods approves your hours. If they don’t respond by Tuesday 17:00, we’ll approve them for you.',
  );
});

test('the deadline that applies is named', () => {
  const say = (changes: Partial<Milestone>) => statusWords(work, { ...milestone, ...changes }, now);
  expect(say({ movesOpen: ['confirm', 'withdraw'] })).toEqual({
    title: 'Are you coming?',
    text: 'Confirm by today 14:00. If you don’t, Ubuntu Foods can book someone else.',
  });
  expect(say({ movesOpen: ['withdraw'], startsAt: '2026-12-01T07:00:00.000Z' }).text).toBe(
    'You can confirm from Sunday 21:00 until today 14:00.',
  );
  expect(say({ status: 'confirmed', movesOpen: [] }).text).toBe('You can check in from tomorrow 08:00.');
  expect(say({ status: 'confirmed', movesOpen: ['check_in'] }).title).toBe('Check in');
  const missed = { status: 'confirmed', startsAt: '2026-11-27T05:00:00.000Z', movesOpen: [] } as const;
  expect(say({ ...missed, movesOpen: [] }).title).toBe('You didn’t check in');
  expect(say({ status: 'active', movesOpen: ['hand_in'], changesRequested: 1 }).title).toBe('Submit your hours again');
});

test('between check-in and check-out the rep is at work, and not after', () => {
  const saturday = new Date('2026-11-28T15:30:00Z');
  const days = ['2026-11-28', '2026-11-29'];
  const say = (kind: 'in' | 'out', at: string, more: Partial<Milestone> = {}) =>
    statusWords(
      work,
      { ...milestone, status: 'active', days, lastAttendance: { kind, day: at.slice(0, 10), at }, ...more },
      saturday,
    );
  expect(say('in', '2026-11-28T06:58:00.000Z')).toEqual({ title: 'At work', text: 'Check out when you leave.' });
  expect(say('out', '2026-11-28T15:02:00.000Z')).toEqual({ title: 'Checked out', text: 'Check in again tomorrow.' });
  expect(say('out', '2026-11-28T13:02:00.000Z', { days: ['2026-11-28'], endsAt: '2026-11-28T16:00:00.000Z' })).toEqual({
    title: 'Checked out',
    text: 'You can submit your hours from today 18:00.',
  });
  expect(say('out', '2026-11-27T15:02:00.000Z', { days: ['2026-11-27', '2026-11-29'] }).title).toBe('In progress');
});

test('a gig that expired states why', () => {
  const lapsed = { ...milestone, status: 'lapsed' as const };
  const unfunded = { ...lapsed, money: { ...lapsed.money, fundedCents: 0, heldCents: 0 } };
  expect(statusWords({ ...work, agreedAt: null }, unfunded, now).text).toContain('weren’t agreed');
  expect(statusWords(work, unfunded, now).text).toContain('Ubuntu Foods didn’t pay in time');
  expect(statusWords(work, lapsed, now).text).toContain('You didn’t confirm');
});

test('a cancelled gig says where its payment goes', () => {
  const cancelled = { ...milestone, status: 'cancelled' as const };
  const unfunded = { ...cancelled, money: { ...cancelled.money, fundedCents: 0, heldCents: 0 } };
  expect(statusWords(work, cancelled, now).text).toBe('Don’t go to this gig. The payment goes back to the business.');
  expect(statusWords(work, unfunded, now).text).toBe('Don’t go to this gig. No payment was made.');
});

test('every status has a text', () => {
  for (const status of milestoneStatuses) {
    const { title, text } = statusWords(work, { ...milestone, status }, now);
    expect(`${title} ${text}`).not.toMatch(/undefined|null|NaN|\s\s/);
  }
});

test('days and durations are written as people do', () => {
  expect(['2026-11-27', '2026-11-28', '2026-12-03', '2026-12-04'].map((day) => nameNearDay(day, now))).toEqual([
    'today',
    'tomorrow',
    'Thursday',
    'Fri 4 Dec',
  ]);
  const minute = 60_000;
  expect([1, 30 * minute, 60 * minute, 200 * minute, 1500 * minute, 2880 * minute].map(nameSpanOf)).toEqual([
    '1 minute',
    '30 minutes',
    '1 hour',
    '3 hours 20 minutes',
    '1 day 1 hour',
    '2 days',
  ]);
});

test('a rep who is asked to agree sees the pay', () => {
  const accepted = { ...milestone, status: 'accepted' as const };
  const weeks = { ...work, milestones: [accepted, accepted] };
  expect(statusWords(weeks, accepted, now).text).toMatch(/^You’ll be paid R3,420 after our R380 fee\. Agree by/);
  expect(statusWords({ ...work, feeBearer: 'business', milestones: [accepted] }, accepted, now).text).toMatch(
    /^You’ll be paid R1,710\. Agree/,
  );
});

test('the weeks of a weekly pattern are counted from its first day', () => {
  const schedule = { kind: 'weekly', weekdays: ['Sat', 'Sun'], weeks: 2, from: '09:00', to: '13:00', breakMinutes: 0 };
  expect(whenWords({ ...work, schedule } as Engagement)).toMatch(/^Every Sat and Sun, 28 Nov to 6 Dec, 09:00/);
  expect(whenWords({ ...work, schedule, milestones: [{ ...milestone, days: [] }] } as Engagement)).toBeNull();
});

test('a dispute states until when both can make a statement, then by when our team decides', () => {
  const disputed = { ...milestone, status: 'disputed' as const };
  const at = '2026-12-28T15:00:00.000Z';
  expect(statusWords(work, { ...disputed, deadline: { kind: 'decide', at } }, now).text).toMatch(
    /^Our team will decide by/,
  );
  expect(statusWords(work, { ...disputed, deadline: { kind: 'state', at } }, now).text).toMatch(
    /^You and Ubuntu Foods can make a statement by/,
  );
  const midnight = { kind: 'state', at: '2026-12-10T22:00:00.000Z' } as const;
  expect(statusWords(work, { ...disputed, deadline: midnight }, now).text).toContain('by the end of Thu 10 December.');
});

test('a phone’s clock error is given in hours and minutes, and beyond a day as a wrong date', () => {
  const minute = 60_000;
  expect(phoneClockWords(4 * minute, 5 * minute)).toBeNull();
  expect(phoneClockWords(-7 * minute, 5 * minute)).toBe('clock was 7 minutes behind');
  expect(phoneClockWords(200 * minute + 10_000, minute)).toBe('clock was 3 hours 20 minutes ahead');
  expect(phoneClockWords(1439 * minute, minute)).toBe('clock was 23 hours 59 minutes ahead');
  expect(phoneClockWords(-9000 * minute, minute)).toBe('date was wrong');
});

test("the next shift's time, or the end of the current one, is shown", () => {
  const night = { ...work, schedule: { ...work.schedule, from: '20:00', to: '02:00' } } as Engagement;
  const words = (moment: string) => shiftWords(night, milestone, new Date(`${moment}+02:00`));
  expect(words('2026-11-27T20:00')).toBe('Tomorrow 20:00, in 1 day');
  expect(words('2026-11-28T21:00')).toBe('Until tomorrow 02:00');
  expect(words('2026-11-29T00:30')).toBe('Today until 02:00');
  expect(shiftWords(work, milestone, new Date('2026-11-28T10:00+02:00'))).toBe('Today until 17:00');
});
