import { expect, test } from 'vitest';
import { paidMinutes } from '#contract/jobs/shift-hours.ts';
import { addDays } from '../shared/calendar-day.ts';
import { endDayOf, overlaps, shiftOn, shiftsOf } from './shifts.ts';

const at = (moment: string) => new Date(`${moment}:00+02:00`);

test('a shift begins and ends by the clock in South Africa', () => {
  expect(shiftOn('2026-12-05', { from: '09:00', to: '17:00' })).toEqual({
    day: '2026-12-05',
    start: new Date('2026-12-05T07:00:00Z'),
    end: new Date('2026-12-05T15:00:00Z'),
  });
});

test.each([
  ['past midnight', '20:00', '02:00', '2026-12-06T02:00', '2026-12-06'],
  ['until midnight', '18:00', '00:00', '2026-12-06T00:00', '2026-12-05'],
  ['until a minute past it', '18:00', '00:01', '2026-12-06T00:01', '2026-12-06'],
  ['from midnight on', '00:00', '06:00', '2026-12-05T06:00', '2026-12-05'],
  ['almost a day', '06:00', '05:59', '2026-12-06T05:59', '2026-12-06'],
])('a shift %s belongs to the day it starts on', (_, from, to, end, endDay) => {
  const shift = shiftOn('2026-12-05', { from, to });
  expect(shift).toEqual({ day: '2026-12-05', start: at(`2026-12-05T${from}`), end: at(end) });
  expect(endDayOf(shift)).toBe(endDay);
});

test('the shifts of a schedule are those of its days, across months and years', () => {
  const schedule = {
    kind: 'weekly' as const,
    weekdays: ['Thu' as const],
    weeks: 2,
    from: '20:00',
    to: '02:00',
    breakMinutes: 0,
  };
  expect(shiftsOf({ schedule, startDate: '2026-12-31' })).toEqual([
    { day: '2026-12-31', start: at('2026-12-31T20:00'), end: at('2027-01-01T02:00') },
    { day: '2027-01-07', start: at('2027-01-07T20:00'), end: at('2027-01-08T02:00') },
  ]);
  expect(shiftsOf({ schedule, startDate: null })).toEqual([]);
  expect(shiftsOf({ schedule: null, startDate: '2026-12-31' })).toEqual([]);
});

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

test('any hours on any days agree with minutes that are counted one by one', () => {
  const epoch = at('2026-02-27T00:00').getTime();
  // The same pseudo-random draws in each run (Lehmer).
  let seed = 40;
  const upTo = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % most;
  };
  const draw = () => {
    const [day, from, length] = [upTo(4), upTo(1440), 1 + upTo(1439)] as const;
    const hours = { from: clock(from), to: clock((from + length) % 1440) };
    return { shift: shiftOn(addDays('2026-02-27', day), hours), hours, first: day * 1440 + from, length };
  };
  for (let round = 0; round < 2_000; round += 1) {
    const [one, other] = [draw(), draw()];
    expect(one.shift.start.getTime()).toBe(epoch + one.first * 60_000);
    expect(one.shift.end.getTime()).toBe(epoch + (one.first + one.length) * 60_000);
    expect(paidMinutes({ ...one.hours, breakMinutes: 0 })).toBe(one.length);
    expect(endDayOf(one.shift)).toBe(addDays('2026-02-27', Math.floor((one.first + one.length - 1) / 1440)));
    const minutes = new Set(Array.from({ length: one.length }, (_, minute) => one.first + minute));
    const meets = Array.from({ length: other.length }, (_, minute) => other.first + minute).some((m) => minutes.has(m));
    expect(overlaps(one.shift, other.shift)).toBe(meets);
    expect(overlaps(other.shift, one.shift)).toBe(meets);
  }
});
