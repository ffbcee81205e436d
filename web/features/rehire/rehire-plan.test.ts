import { expect, test } from 'vitest';
import type { JobDetail } from '#contract/jobs/jobs.ts';
import { hasBegun, jobOfRehire, startOfRehire } from './plan.ts';

const now = new Date('2026-11-30T08:00:00Z');

const night = {
  title: 'Club tasting',
  location: { id: 'a', name: 'Durban' },
  tags: [],
  namedCourses: [],
  asksCourses: null,
  startDate: '2026-11-20',
  schedule: { kind: 'days', dates: ['2026-11-20'], from: '18:00', to: '23:00', breakMinutes: 0, transportHome: true },
  dayRateCents: 90_000,
  compensationCents: 90_000,
} as unknown as JobDetail;

test('a night is hired again with the answer about transport home', () => {
  const job = jobOfRehire(night, startOfRehire(night, 2, now), { now, salesTerms: null });
  expect(job).toMatchObject({ input: { schedule: { from: '18:00', to: '23:00', transportHome: true } } });
});

test('a job whose days were left open is hired again for days and hours that the form asks for', () => {
  const open = { ...night, schedule: null, dayRateCents: null } as JobDetail;
  const start = startOfRehire(open, 2, now);
  // Pay for an unknown number of days is no pay for a day.
  expect(start).toMatchObject({ dates: ['2026-12-05'], from: '09:00', to: '17:00', dayCents: null });
  expect(jobOfRehire(open, start, { now, salesTerms: null })).toBeNull();
  expect(jobOfRehire(open, { ...start, dayCents: 80_000 }, { now, salesTerms: null })).toMatchObject({
    input: { schedule: { kind: 'days', dates: ['2026-12-05'] }, payPer: 'day', compensationCents: 80_000 },
  });
});

test('a weekly job is hired again for single days with its hours', () => {
  const schedule = { kind: 'weekly', weekdays: ['Fri'], weeks: 2, from: '10:00', to: '16:00', breakMinutes: 30 };
  const weekly = { ...night, schedule } as JobDetail;
  expect(jobOfRehire(weekly, startOfRehire(weekly, 2, now), { now, salesTerms: null })).toMatchObject({
    input: { schedule: { kind: 'days', dates: ['2026-12-05'], from: '10:00', to: '16:00', breakMinutes: 30 } },
  });
});

test('the new job takes along what sales paid on the one before', () => {
  const salesTerms = {
    ...{ rate: { per: 'sale' as const, cents: 5_000 }, mostCents: 50_000, bonus: null, address: null },
  };
  const values = startOfRehire(night, 2, now);
  expect(jobOfRehire(night, values, { now, salesTerms })).toMatchObject({ salesTerms: { mostCents: 50_000 } });
  const commission = { ...night, jobType: 'Commission Only' } as JobDetail;
  expect(jobOfRehire(commission, values, { now, salesTerms })).toMatchObject({ salesTerms: { mostCents: null } });
});

test('a day on which the gig would have begun makes no plan', () => {
  const values = startOfRehire(night, 2, now);
  // 10:00 in South Africa.
  expect(['2026-11-29', '2026-11-30', ''].map((day) => hasBegun(day, { from: '09:00', to: '17:00' }, now))).toEqual([
    ...[true, true, false],
  ]);
  expect(hasBegun('2026-11-30', values, now)).toBe(false);
  expect(jobOfRehire(night, { ...values, dates: ['2026-11-29'] }, { now, salesTerms: null })).toBeNull();
  expect(jobOfRehire(night, { ...values, dates: ['2026-11-30'] }, { now, salesTerms: null })).not.toBeNull();
});
