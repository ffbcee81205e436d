import { expect, test } from 'vitest';
import { weekend } from '#test/support/sample-job.ts';
import {
  availabilityOf,
  canWork,
  clashingDays,
  daysMissed,
  isOneWeek,
  openCalendar,
  tidyCalendar,
  toggleDay,
  weekOf,
} from './work-calendar.ts';

const today = '2026-11-25';
const [friday, saturday, sunday] = ['2026-11-27', '2026-11-28', '2026-11-29'] as const;
const weekends = { weekdays: ['Sat' as const, 'Sun' as const], daysOff: [sunday], daysOn: [friday] };

test.each([
  [null, ['Mon'], true],
  ['flexible', ['Mon'], true],
  ['part-time', ['Mon'], true],
  ['weekends', ['Sat', 'Sun'], true],
  ['weekends', ['Sun'], true],
  ['weekends', ['Fri', 'Sat'], false],
  ['weekends', null, false],
  ['weekends', [], false],
  ['full-time', null, true],
  ['full-time', ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], true],
  ['full-time', ['Sat', 'Sun'], false],
] as const)('%s and the days %j agree: %s', (availability, chosen, isSame) => {
  expect(isOneWeek(availability, chosen && [...chosen])).toBe(isSame);
  // Whichever of the two is taken, both agree.
  expect(isOneWeek(availabilityOf(chosen && [...chosen]), chosen && [...chosen])).toBe(true);
  if (availability) expect(isOneWeek(availability, weekOf(availability))).toBe(true);
});

test('the week decides, and single days override it', () => {
  expect([friday, saturday, sunday, '2026-11-30'].map((day) => canWork(weekends, day))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(canWork(openCalendar, sunday)).toBe(true);
});

test('a toggled day flips, and twice is unchanged', () => {
  for (const day of [friday, saturday, sunday, '2026-11-30']) {
    const once = toggleDay(weekends, day);
    expect(canWork(once, day)).toBe(!canWork(weekends, day));
    expect(toggleDay(once, day)).toEqual(weekends);
  }
});

test('past days, and those the week covers already, are not stored', () => {
  const said = { ...weekends, daysOff: ['2026-11-22', '2026-11-30', sunday], daysOn: [friday, saturday, sunday] };
  expect(tidyCalendar(said, today)).toEqual(weekends);
});

test('unavailable days of a job are those to come', () => {
  const job = { schedule: weekend, startDate: null };
  expect(daysMissed(weekends, job, today)).toEqual([sunday]);
  expect(daysMissed(weekends, job, '2026-11-30')).toEqual([]);
  expect(daysMissed(weekends, { schedule: null, startDate: sunday }, today)).toEqual([]);
});

test('two jobs conflict on shared days at shared hours', () => {
  const job = { schedule: weekend, startDate: null };
  const other = (changes: object) => ({
    schedule: { ...weekend, dates: [sunday, '2026-11-30'], ...changes },
    startDate: null,
  });
  expect(clashingDays(job, other({}), today)).toEqual([sunday]);
  expect(clashingDays(job, other({ from: '16:30', to: '20:00' }), today)).toEqual([]);
  expect(clashingDays(job, other({ from: '16:29', to: '20:00' }), today)).toEqual([sunday]);
  expect(clashingDays(job, other({}), '2026-11-30')).toEqual([]);
  expect(clashingDays(job, { schedule: null, startDate: sunday }, today)).toEqual([]);
});

test('a shift past midnight conflicts with one on the next day', () => {
  const on = (dates: string[], from: string, to: string) => ({
    schedule: { ...weekend, dates, from, to, breakMinutes: 0 },
    startDate: null,
  });
  const night = on([saturday], '20:00', '02:00');
  const morning = on([sunday], '01:00', '05:00');
  expect(clashingDays(night, morning, today)).toEqual([saturday]);
  expect(clashingDays(morning, night, today)).toEqual([sunday]);
  expect(clashingDays(night, on([sunday], '02:00', '05:00'), today)).toEqual([]);
  expect(clashingDays(night, on([sunday], '02:30', '05:00'), today, 60)).toEqual([saturday]);
  expect(clashingDays(night, on([sunday], '20:00', '02:00'), today)).toEqual([]);
  expect(clashingDays(on([saturday], '18:00', '23:59'), on([saturday], '19:00', '22:00'), today)).toEqual([saturday]);
  expect(clashingDays(on([saturday], '18:00', '00:00'), on([sunday], '00:00', '04:00'), today)).toEqual([]);
  // On Sunday it still runs, on Monday it is over.
  expect(clashingDays(night, morning, sunday)).toEqual([saturday]);
  expect(clashingDays(night, morning, '2026-11-30')).toEqual([]);
});
