import { expect, test } from 'vitest';
import { addDays } from '../shared/calendar-day.ts';
import { countedFrom, monthlyMinutes, presumesEmployee } from './hours-together.ts';

const day = (on: string, hours = 8) => ({ day: on, minutes: hours * 60 });
const days = (from: string, count: number) => Array.from({ length: count }, (_, at) => day(addDays(from, at)));

test.each([
  ['2026-05-31', '2026-02-28'],
  ['2028-05-31', '2028-02-29'],
  ['2027-01-15', '2026-10-15'],
  ['2026-12-05', '2026-09-05'],
])('three months before %s is %s', (on, before) => {
  expect(countedFrom(on)).toBe(before);
});

test('work alone counts a third of its hours', () => {
  expect(monthlyMinutes(days('2026-12-01', 3), [])).toBe(8 * 60);
});

test('other work counts within three months, and not before', () => {
  const work = [day('2026-12-05')];
  expect(monthlyMinutes(work, [day('2026-09-06')])).toBe((16 * 60) / 3);
  expect(monthlyMinutes(work, [day('2026-09-05')])).toBe((8 * 60) / 3);
});

test('work agreed for later counts with it', () => {
  expect(monthlyMinutes([day('2026-12-05')], days('2027-01-10', 14))).toBe((15 * 8 * 60) / 3);
  expect(monthlyMinutes([day('2026-12-05')], days('2027-04-10', 1))).toBe((8 * 60) / 3);
  // Two months of work a year later say nothing about a day.
  expect(monthlyMinutes([day('2026-12-05')], days('2027-12-01', 60))).toBe((8 * 60) / 3);
});

test('months between two days of the work count only with one of them', () => {
  const work = [day('2026-01-10'), day('2026-12-05')];
  expect(monthlyMinutes(work, days('2026-06-01', 30))).toBe((8 * 60) / 3);
  expect(monthlyMinutes(work, [day('2026-12-05'), day('2026-12-05')])).toBe((3 * 8 * 60) / 3);
});

test('former work that is over three months old by the first day never counts', () => {
  expect(monthlyMinutes([day('2026-12-05')], days('2026-06-01', 60))).toBe((8 * 60) / 3);
});

test('a long gig counts its fullest three months', () => {
  expect(monthlyMinutes(days('2026-01-01', 200), [])).toBe((92 * 8 * 60) / 3);
});

test('open days count nothing', () => {
  expect(monthlyMinutes([], days('2026-12-01', 30))).toBe(0);
});

test('the law presumes employment from 40 hours a month on', () => {
  const just = monthlyMinutes(days('2026-12-01', 15), []);
  expect([just, presumesEmployee(just), presumesEmployee(just - 1)]).toEqual([40 * 60, true, false]);
});
