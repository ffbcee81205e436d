import { expect, test } from 'vitest';
import { marksOf } from './work-marks.ts';

const today = '2026-02-20';
const work = (dates: string[], from = '09:00', to = '17:00', breakMinutes = 60) => ({
  jobType: 'Contract',
  startDate: null,
  schedule: { kind: 'days' as const, dates, from, to, breakMinutes },
});
const kinds = (...args: Parameters<typeof work>) => marksOf(work(...args), today).map(({ kind }) => kind);

test('plain hours on a weekday have no marks', () => {
  expect(marksOf(work(['2026-03-02']), today)).toEqual([]);
});

test.each([
  ['Good Friday', '2026-04-03'],
  ['Family Day', '2026-04-06'],
  ['Day of Reconciliation', '2026-12-16'],
  ['the Monday after a Sunday holiday', '2026-08-10'],
])('%s is marked', (_, day) => {
  expect(marksOf(work([day]), today)).toEqual([{ kind: 'public_holiday', days: [day] }]);
});

test('a Sunday that is a holiday has both marks', () => {
  expect(kinds(['2026-08-09'])).toEqual(['sunday', 'public_holiday']);
});

test('the Monday after an ordinary Sunday is not marked', () => {
  expect(marksOf(work(['2026-08-16', '2026-08-17']), today)).toEqual([{ kind: 'sunday', days: ['2026-08-16'] }]);
});

test.each([
  { from: '20:00', to: '02:00', sunday: false },
  { from: '21:00', to: '03:00', sunday: true },
  { from: '22:00', to: '04:00', sunday: true },
])('Saturday $from to $to counts as Sunday: $sunday', ({ from, to, sunday }) => {
  expect(kinds(['2026-03-07'], from, to).includes('sunday')).toBe(sunday);
});

test.each([
  { from: '06:00', to: '14:00', night: false },
  { from: '09:00', to: '18:00', night: false },
  { from: '09:00', to: '18:05', night: true },
  { from: '05:55', to: '13:00', night: true },
  { from: '16:00', to: '00:00', night: true },
])('$from to $to is night work: $night', ({ from, to, night }) => {
  expect(kinds(['2026-03-02'], from, to).includes('night')).toBe(night);
});

test.each([
  { to: '14:00', breakMinutes: 0, asked: false },
  { to: '14:15', breakMinutes: 0, asked: true },
  { to: '17:00', breakMinutes: 45, asked: true },
  { to: '17:00', breakMinutes: 60, asked: false },
])('09:00 to $to with a break of $breakMinutes asks for a meal break: $asked', ({ to, breakMinutes, asked }) => {
  expect(kinds(['2026-03-02'], '09:00', to, breakMinutes).includes('meal_break')).toBe(asked);
});

test('a day under four paid hours is marked', () => {
  expect(kinds(['2026-03-02'], '09:00', '12:55', 0)).toEqual(['short_day']);
  expect(kinds(['2026-03-02'], '09:00', '13:00', 0)).toEqual([]);
  const travelling = work(['2026-03-02'], '09:00', '12:00', 0);
  expect(marksOf({ ...travelling, schedule: { ...travelling.schedule, travelMinutes: 60 } }, today)).toEqual([]);
});

test('commission is compared with the wage on the last day, and open days with that of today', () => {
  const commission = { ...work(['2026-02-27', '2026-03-02']), jobType: 'Commission Only' };
  expect(marksOf(commission, today)).toEqual([{ kind: 'commission_only', wageCents: 3_023 }]);
  expect(marksOf({ ...commission, schedule: null }, today)).toEqual([{ kind: 'commission_only', wageCents: 2_879 }]);
  const open = { jobType: 'Contract', schedule: null, startDate: null };
  expect(marksOf(open, today)).toEqual([{ kind: 'hours_open', wageCents: 2_879 }]);
});
