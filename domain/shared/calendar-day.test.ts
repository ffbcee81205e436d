import { expect, test } from 'vitest';
import { addDays, clockInSouthAfrica, dayInSouthAfrica, daysBetween, startOfDay } from './calendar-day.ts';

test.each([
  ['2026-03-01T21:59:59.999Z', '2026-03-01'],
  ['2026-03-01T22:00:00Z', '2026-03-02'],
  ['2026-12-31T23:30:00Z', '2027-01-01'],
])('at %s it is %s in South Africa', (moment, day) => {
  expect(dayInSouthAfrica(new Date(moment))).toBe(day);
});

test('an input of a date and a time has the South African clock', () => {
  expect(clockInSouthAfrica(new Date('2026-11-30T22:30:00Z'))).toBe('2026-12-01T00:30');
});

test('days are counted over months and leap days', () => {
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
  expect(addDays('2026-12-25', 30)).toBe('2027-01-24');
  expect(daysBetween('2026-12-25', '2027-01-24')).toBe(30);
  expect(daysBetween('2026-03-02', '2026-03-01')).toBe(-1);
});

test('a day begins two hours before it does in Greenwich', () => {
  expect(startOfDay('2026-03-01').toISOString()).toBe('2026-02-28T22:00:00.000Z');
});
