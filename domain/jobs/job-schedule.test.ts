import { describe, expect, test } from 'vitest';
import { jobSchedule } from '#contract/jobs/schedule.ts';
import { paidMinutes } from '#contract/jobs/shift-hours.ts';
import { weekend } from '#test/support/sample-job.ts';
import { describeSchedule, nameDays, nameHours } from '#texts/jobs/schedule.ts';
import { endsLate, isSameSchedule, workingDays } from './job-schedule.ts';

const { kind: _, dates: __, ...hours } = weekend;
const weekly = { kind: 'weekly' as const, weekdays: ['Sat' as const, 'Sun' as const], weeks: 4, ...hours };

test('named days are sorted and unique', () => {
  const read = jobSchedule.parse({ ...weekend, dates: ['2026-11-29', '2026-11-28', '2026-11-29'] });
  expect(workingDays({ schedule: read, startDate: null })).toEqual(['2026-11-28', '2026-11-29']);
});

test('a shift may end on the next day, and midnight is stored once', () => {
  const read = (from: string, to: string) => jobSchedule.parse({ ...weekend, from, to });
  expect(paidMinutes(read('20:00', '02:00'))).toBe(330);
  expect(read('18:00', '24:00')).toEqual(read('18:00', '00:00'));
  expect(isSameSchedule(read('18:00', '24:00'), read('18:00', '00:00'))).toBe(true);
  expect(paidMinutes(read('18:00', '24:00'))).toBe(330);
  expect(paidMinutes(read('08:00', '00:00'))).toBe(930);
});

test('work ends late after 18:00, also where it ends on the next day', () => {
  const late = (from: string, to: string) => endsLate(jobSchedule.parse({ ...weekend, from, to }));
  expect([late('09:00', '18:00'), late('09:00', '18:30'), late('20:00', '02:00')]).toEqual([false, true, true]);
  expect(endsLate(null)).toBe(false);
});

test('a week of a pattern ends before the weekday on which it began', () => {
  const days = workingDays({ schedule: { ...weekly, weeks: 1 }, startDate: '2026-11-29' });
  expect(days).toEqual(['2026-11-29', '2026-12-05']);
  expect(workingDays({ schedule: weekly, startDate: '2026-11-26' })).toHaveLength(8);
  expect(workingDays({ schedule: weekly, startDate: null })).toEqual([]);
  expect(workingDays({ schedule: null, startDate: '2026-11-29' })).toEqual([]);
});

test.each([
  ['no day', { ...weekend, dates: [] }, 'Choose at least one day.'],
  [
    '61 days',
    { ...weekend, dates: Array.from({ length: 61 }, (_, n) => `20${10 + n}-01-01`) },
    'Choose at most 60 days.',
  ],
  ['no weekday', { ...weekly, weekdays: [] }, 'Choose at least one day of the week.'],
  ['27 weeks', { ...weekly, weeks: 27 }, 'Weeks can be at most 26.'],
  ['an end at the start', { ...weekend, to: '09:00' }, 'The end time can’t be the same as the start time.'],
  [
    'midnight to midnight',
    { ...weekend, from: '00:00', to: '24:00' },
    'The end time can’t be the same as the start time.',
  ],
  [
    'a night of more than 16 hours',
    { ...weekend, from: '09:00', to: '08:00' },
    'A shift that ends on the next day can be at most 16 hours long. Check the end time.',
  ],
  ['nothing but a break', { ...weekend, to: '09:30' }, 'The break has to be shorter than the shift.'],
  [
    'nothing but a break at night',
    { ...weekend, from: '23:45', to: '00:15' },
    'The break has to be shorter than the shift.',
  ],
  ['an end that is none', { ...weekend, to: '24:01' }, 'End time must be a time such as 09:00.'],
  ['an hour that is none', { ...weekend, from: '24:00' }, 'Start time must be a time such as 09:00.'],
])('%s is refused', (_, schedule, message) => {
  expect(jobSchedule.safeParse(schedule).error?.issues).toContainEqual(expect.objectContaining({ message }));
});

describe('in words', () => {
  test.each([
    [['2026-11-28'], 'Sat 28 Nov'],
    [['2026-11-28', '2026-11-29'], 'Sat 28 and Sun 29 Nov'],
    [['2026-11-30', '2026-12-01'], 'Mon 30 Nov and Tue 1 Dec'],
    [['2026-11-28', '2026-12-05', '2026-12-06'], 'Sat 28 Nov, Sat 5 and Sun 6 Dec'],
    [['2026-12-01', '2026-12-02', '2026-12-03'], 'Tue 1 to Thu 3 Dec'],
    [['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-04'], 'Sun 29 Nov to Tue 1 and Fri 4 Dec'],
    [['2026-12-26', '2027-01-02'], 'Sat 26 Dec and Sat 2 Jan'],
    [['2026-12-01', '2026-12-03', '2026-12-05', '2026-12-07', '2026-12-09'], '5 days from Tue 1 Dec to Wed 9 Dec'],
  ])('%j', (days, words) => expect(nameDays(days)).toBe(words));

  test('with hours', () => {
    expect(describeSchedule({ schedule: weekend, startDate: null })).toBe('Sat 28 and Sun 29 Nov, 09:00–\u206016:30');
    const said = describeSchedule({ schedule: weekly, startDate: '2026-11-26' });
    expect(said).toBe('Every Sat and Sun, 28 Nov to 20 Dec, 09:00–\u206016:30');
    const working = { ...weekly, weekdays: ['Mon' as const, 'Tue' as const, 'Wed' as const], weeks: 2 };
    expect(describeSchedule({ schedule: working, startDate: '2026-11-30' })).toBe(
      'Every Mon to Wed, 30 Nov to 9 Dec, 09:00–\u206016:30',
    );
    expect(describeSchedule({ schedule: { ...weekly, weeks: 1 }, startDate: '2026-11-26' })).toBe(
      'Sat 28 and Sun 29 Nov, 09:00–\u206016:30',
    );
    expect(describeSchedule({ schedule: null, startDate: '2026-11-26' })).toBeNull();
  });

  test('with hours past midnight, or until it', () => {
    const night = { ...weekend, dates: ['2026-12-05'], from: '20:00', to: '02:00' };
    expect(describeSchedule({ schedule: night, startDate: null })).toBe('Sat 5 Dec, 20:00–\u206002:00 (next day)');
    expect(nameHours({ from: '18:00', to: '00:00' })).toBe('18:00–\u206000:00');
  });
});

test('two schedules are the same whatever the order in which they are written', () => {
  const { from, ...rest } = weekend;
  expect(isSameSchedule(weekend, { ...rest, from })).toBe(true);
  expect(isSameSchedule(weekend, { ...weekend, breakMinutes: 0 })).toBe(false);
  expect(isSameSchedule(weekend, weekly)).toBe(false);
  expect(isSameSchedule(weekend, null)).toBe(false);
  expect(isSameSchedule(null, null)).toBe(true);
});
