import { expect, test } from 'vitest';
import { checkInDay, checkOutDay, codeDay, dayAround, endCutShort, startedDay } from './attendance.ts';

const [saturday, sunday] = ['2026-12-05', '2026-12-06'] as const;
const days = [saturday, sunday];
const at = (moment: string) => new Date(`${moment}+02:00`);

test('a check-out belongs to the shift that ended up to two hours ago, also past midnight', () => {
  const late = { from: '16:00', to: '23:30' };
  const day = (moment: string) => checkOutDay(at(moment), days, late);
  expect(day('2026-12-05T22:00')).toBe(saturday);
  expect(day('2026-12-06T00:30')).toBe(saturday);
  expect(day('2026-12-06T01:30')).toBeNull();
  expect(day('2026-12-06T15:30')).toBe(sunday);
  expect(day('2026-12-07T00:04')).toBe(sunday);
  expect(checkOutDay(new Date('2026-12-05T21:00:00Z'), days, null)).toBe(saturday);
});

test('a check-out cuts a shift short until a quarter of an hour before its end', () => {
  const evening = { from: '16:00', to: '23:30' };
  const end = (moment: string) => endCutShort(at(moment), days, evening);
  expect(end('2026-12-05T15:30')).toEqual(at('2026-12-05T23:30'));
  expect(end('2026-12-05T23:14')).toEqual(at('2026-12-05T23:30'));
  expect(end('2026-12-05T23:15')).toBeNull();
  expect(end('2026-12-06T00:30')).toBeNull();
  expect(endCutShort(at('2026-12-05T16:30'), days, null)).toBeNull();
});

const night = { from: '20:00', to: '02:00' };

test.each([
  ['2026-12-05T18:59', null, null],
  ['2026-12-05T19:00', saturday, saturday],
  ['2026-12-05T23:59', saturday, saturday],
  ['2026-12-06T00:04', saturday, saturday],
  ['2026-12-06T01:59', saturday, saturday],
  ['2026-12-06T02:00', null, saturday],
  ['2026-12-06T03:59', null, saturday],
  ['2026-12-06T04:00', null, null],
  ['2026-12-06T12:00', null, null],
  ['2026-12-06T19:00', sunday, sunday],
  ['2026-12-07T01:00', sunday, sunday],
])('two nights: at %s a check-in is for %s, a check-out for %s', (moment, comes, leaves) => {
  expect(checkInDay(at(moment), days, night)).toBe(comes);
  expect(checkOutDay(at(moment), days, night)).toBe(leaves);
});

test('a check-in opens before midnight for a shift that starts after it', () => {
  const early = { from: '00:30', to: '05:00' };
  expect(checkInDay(at('2026-12-04T23:30'), days, early)).toBe(saturday);
  expect(checkInDay(at('2026-12-04T23:29'), days, early)).toBeNull();
  expect(dayAround(at('2026-12-05T22:00'), days, early)).toBe(saturday);
});

test('where shifts follow each other closely, the one that runs comes first', () => {
  const long = { from: '00:00', to: '23:59' };
  expect(checkInDay(at('2026-12-05T23:30'), days, long)).toBe(saturday);
  expect(checkOutDay(at('2026-12-05T23:30'), days, long)).toBe(saturday);
  expect(checkOutDay(at('2026-12-05T23:59'), days, long)).toBe(saturday);
  expect(checkOutDay(at('2026-12-06T00:00'), days, long)).toBe(sunday);
});

test('outside check-in times, a moment belongs to the shift of its calendar day', () => {
  expect(dayAround(at('2026-12-06T03:00'), [saturday], night)).toBe(saturday);
  expect(dayAround(at('2026-12-06T03:00'), days, night)).toBe(sunday);
  expect(dayAround(at('2026-12-06T03:00'), [saturday], { from: '18:00', to: '00:00' })).toBeNull();
  expect(dayAround(at('2026-12-07T03:00'), [saturday], night)).toBeNull();
});

test('the last shift that has begun', () => {
  expect(startedDay(at('2026-12-06T00:30'), days, night)).toBe(saturday);
  expect(startedDay(at('2026-12-06T19:00'), days, night)).toBe(sunday);
  expect(startedDay(at('2026-12-05T12:00'), days, night)).toBeNull();
});

test('the code is that of the shift reps check in to or out of, else of today', () => {
  const agreed = [{ days, schedule: night }];
  const code = (moment: string) => codeDay(at(moment), agreed);
  expect(code('2026-12-05T09:00')).toBe(saturday);
  expect(code('2026-12-06T00:30')).toBe(saturday);
  expect(code('2026-12-06T03:59')).toBe(saturday);
  expect(code('2026-12-06T04:00')).toBe(sunday);
  expect(codeDay(at('2026-12-06T00:30'), [])).toBe(sunday);
  expect(codeDay(at('2026-12-05T23:40'), [{ days, schedule: { from: '00:30', to: '05:00' } }])).toBe(sunday);
});
