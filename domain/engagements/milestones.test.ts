import { expect, test } from 'vitest';
import type { JobSchedule } from '#contract/jobs/schedule.ts';
import { addDays } from '../shared/calendar-day.ts';
import { mostMinutes, planMilestones, workToCome } from './milestones.ts';

const hours = { from: '09:00', to: '17:00', breakMinutes: 0 };
const named = (...dates: string[]) => ({ schedule: { kind: 'days', dates, ...hours } as JobSchedule, startDate: null });
const weekly = (weeks: number) => ({
  schedule: { kind: 'weekly', weekdays: ['Mon', 'Wed'], weeks, ...hours } as JobSchedule,
  startDate: '2026-12-07',
});

test('a weekend is one milestone', () => {
  expect(planMilestones(named('2026-12-05', '2026-12-06'), 190_000)).toEqual([
    { days: ['2026-12-05', '2026-12-06'], payCents: 190_000 },
  ]);
});

test('two weeks are one milestone, a day more is a week and a week and a day', () => {
  const from = '2026-12-05';
  expect(planMilestones(named(from, addDays(from, 13)), 10_000)).toHaveLength(1);
  expect(planMilestones(named(from, addDays(from, 14)), 10_000)).toEqual([
    { days: [from], payCents: 5_000 },
    { days: [addDays(from, 14)], payCents: 5_000 },
  ]);
});

test('a pattern of three weeks has three, which sum to the pay to the cent', () => {
  const planned = planMilestones(weekly(3), 100_000);
  expect(planned.map(({ days }) => days)).toEqual([
    ['2026-12-07', '2026-12-09'],
    ['2026-12-14', '2026-12-16'],
    ['2026-12-21', '2026-12-23'],
  ]);
  expect(planned.map(({ payCents }) => payCents)).toEqual([33_333, 33_333, 33_334]);
});

test('without days there is one, of no days', () => {
  expect(planMilestones({ schedule: null, startDate: '2026-12-07' }, 5_000)).toEqual([{ days: [], payCents: 5_000 }]);
});

test('a late replacement does the days that have not begun, for their part of the pay', () => {
  const work = weekly(2);
  const at = (moment: string) => workToCome(work, 100_000, new Date(moment));
  expect(at('2026-12-01T00:00:00Z')).toEqual({
    days: ['2026-12-07', '2026-12-09', '2026-12-14', '2026-12-16'],
    payCents: 100_000,
  });
  expect(at('2026-12-07T07:00:00Z')).toEqual({ days: ['2026-12-09', '2026-12-14', '2026-12-16'], payCents: 75_000 });
  expect(at('2026-12-16T07:00:00Z')).toBeNull();
  expect(workToCome({ schedule: null, startDate: '2026-12-07' }, 5_000, new Date())).toEqual({
    days: [],
    payCents: 5_000,
  });
});

test('the maximum minutes of a day are its paid ones and two hours of overtime', () => {
  expect(mostMinutes({ from: '09:00', to: '17:00', breakMinutes: 30 })).toBe(450 + 120);
  expect(mostMinutes({ from: '09:00', to: '13:00', breakMinutes: 0, travelMinutes: 240 })).toBe(480 + 120);
  expect(mostMinutes(null)).toBeNull();
});
