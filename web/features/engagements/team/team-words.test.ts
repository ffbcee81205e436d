import { expect, test } from 'vitest';
import {
  countWords,
  deadlineWords,
  expiredWords,
  moneyWords,
  nameMinutes,
  presenceWords,
  shiftSpan,
  statusText,
} from './words.ts';

const shift = {
  status: 'confirmed',
  presence: null,
  checkedInAt: '2026-12-05T06:58:00.000Z',
  checkedOutAt: null,
  offline: false,
} as const;

test.each([
  [{ presence: 'expected' }, 'Confirmed'],
  [{ status: 'active', presence: 'expected' }, 'Confirmed'],
  [{ status: 'agreed' }, 'Funding due'],
  [{ presence: 'here' }, 'Here since 08:58'],
  [{ presence: 'here', offline: true }, 'Here since 08:58, recorded offline'],
  [{ presence: 'gone' }, 'Arrived at 08:58'],
  [{ presence: 'gone', checkedOutAt: '2026-12-05T15:02:00.000Z' }, 'Was there, 08:58 to 17:02'],
] as const)('a shift with %o: %s', (more, words) => {
  expect(presenceWords({ ...shift, ...more })).toBe(words);
});

test('a shift past midnight says so, and on the next day names the day it began', () => {
  const night = { day: '2026-12-05', startsAt: '2026-12-05T18:00:00.000Z', endsAt: '2026-12-06T00:00:00.000Z' };
  expect(shiftSpan(night, '2026-12-05')).toBe('20:00–\u206002:00 (next day)');
  expect(shiftSpan(night, '2026-12-06')).toBe('Sat 20:00–\u206002:00');
});

test('the reps of a day are counted by status', () => {
  const near = [
    { status: 'active', presence: 'here' },
    { status: 'confirmed', presence: 'late' },
    { status: 'funded', presence: 'expected' },
    { status: 'confirmed', presence: 'expected' },
    { status: 'confirmed', presence: 'expected' },
    { status: 'cancelled', presence: null },
  ] as const;
  expect(countWords(near)).toBe('1 here, 1 late, 2 confirmed, 1 not confirmed yet, 1 missing');
  expect(countWords([])).toBe('');
});

test('a deadline states who has how long, and what happens otherwise', () => {
  const deadline = { kind: 'accept' as const, at: '2026-12-08T12:00:00.000Z' };
  const now = new Date('2026-12-07T10:00:00Z');
  const facts = { status: 'submitted' as const, startsAt: '2026-12-05T07:00:00.000Z', chargedBack: false };
  expect(deadlineWords({ ...facts, deadline }, 'Thabo', now)).toBe(
    'Approve the hours by tomorrow 14:00. If you don’t respond, we’ll approve them for you.',
  );
  expect(deadlineWords({ ...facts, deadline: null }, 'Thabo', now)).toBeNull();
  const midnight = { kind: 'state', at: '2026-12-10T22:00:00.000Z' } as const;
  expect(deadlineWords({ ...facts, status: 'disputed', deadline: midnight }, 'Thabo', now)).toContain(
    'by the end of Thursday.',
  );
  expect(deadlineWords({ ...facts, status: 'disputed', chargedBack: true, deadline: null }, 'Thabo', now)).toContain(
    'No deadline applies',
  );
});

test('without days the business is asked to set them', () => {
  const open = { status: 'accepted' as const, startsAt: null, chargedBack: false };
  const deadline = { kind: 'agree' as const, at: '2026-12-08T12:00:00.000Z' };
  const quiet = { movesOpen: [], lastAttendance: null };
  expect(statusText({ ...open, ...quiet }, new Date()).label).toBe('Days not set yet');
  expect(deadlineWords({ ...open, deadline }, 'Thabo', new Date('2026-12-07T10:00:00Z'))).toBe(
    'Set the days so that Thabo can agree by tomorrow 14:00. After that, you can book someone else.',
  );
  expect(statusText({ ...open, ...quiet, startsAt: '2026-12-05T07:00:00.000Z' }, new Date()).label).toBe(
    'Waiting for the rep to agree',
  );
});

test('a rep who has not checked in is not called confirmed, and one who has checked out is not at work', () => {
  const now = new Date('2026-12-05T15:30:00Z');
  const facts = { startsAt: '2026-12-05T07:00:00.000Z', lastAttendance: null, movesOpen: [] };
  expect(statusText({ ...facts, status: 'confirmed' }, now).label).toBe('Confirmed');
  const missed = { ...facts, status: 'confirmed' as const, movesOpen: ['report_no_show' as const] };
  expect(statusText(missed, now)).toEqual({ label: 'Not checked in', tone: 'danger' });
  const say = (kind: 'in' | 'out', at: string) =>
    statusText({ ...facts, status: 'active', lastAttendance: { kind, day: at.slice(0, 10), at } }, now).label;
  expect(say('in', '2026-12-05T06:58:00.000Z')).toBe('At work');
  expect(say('out', '2026-12-05T15:02:00.000Z')).toBe('In progress');
  expect(say('in', '2026-12-04T06:58:00.000Z')).toBe('In progress');
});

test('an expired gig states who missed the deadline', () => {
  const money = { fundedCents: 0, heldCents: 0, repCents: 0, platformCents: 0, backCents: 0 };
  const lapsed = { status: 'lapsed' as const, money };
  const work = { repName: 'Thabo', agreedAt: '2026-12-01T07:00:00.000Z' };
  expect(expiredWords(lapsed, { ...work, agreedAt: null })).toContain('weren’t agreed in time');
  expect(expiredWords(lapsed, work)).toContain('Payment wasn’t made in time');
  expect(expiredWords({ ...lapsed, money: { ...money, fundedCents: 1, backCents: 1 } }, work)).toContain(
    'Thabo didn’t',
  );
  expect(expiredWords({ ...lapsed, status: 'cancelled' }, work)).toBeNull();
});

test('money is stated as a whole with its parts', () => {
  const none = { fundedCents: 0, heldCents: 0, repCents: 0, platformCents: 0, backCents: 0 };
  expect(moneyWords(none, 'Thabo')).toBe('Nothing has been paid.');
  expect(moneyWords({ ...none, fundedCents: 190_000, heldCents: 190_000 }, 'Thabo')).toBe(
    'You paid R1,900, and we’re holding all of it.',
  );
  expect(
    moneyWords({ ...none, fundedCents: 190_000, repCents: 42_750, platformCents: 4_750, backCents: 142_500 }, 'Thabo'),
  ).toBe('You paid R1,900: R427.50 went to Thabo, R47.50 was our fee and R1,425 was not spent on this gig.');
});

test.each([
  [0, '0 h'],
  [45, '45 min'],
  [480, '8 h'],
  [450, '7 h 30 min'],
])('%i minutes: %s', (minutes, words) => {
  expect(nameMinutes(minutes)).toBe(words);
});
