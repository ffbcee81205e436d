import { expect, test } from 'vitest';
import { sampleJob, weekend } from '#test/support/sample-job.ts';
import { describeFault } from '#texts/jobs/terms.ts';
import { settleJob } from './job-pay.ts';
import { refuseNeeds, refuseTerms } from './job-terms.ts';

const today = '2026-11-21';
const terms = { ...sampleJob, hourlyRateCents: 3_023, startDate: null, closesOn: '2026-12-21', positions: 2 };
const withDays = { ...terms, schedule: weekend, closesOn: '2026-11-27' };

test('lawful terms are posted', () => {
  expect(refuseTerms(terms, today)).toBeNull();
  expect(refuseTerms({ ...terms, hourlyRateCents: null }, today)).toBeNull();
  expect(refuseTerms(settleJob(withDays), today)).toBeNull();
});

test.each([
  ['hourlyRateCents', 'job.below_minimum_wage', { hourlyRateCents: 3_022 }],
  ['closesOn', 'job.closing_day_invalid', { closesOn: '2026-11-20' }],
  ['closesOn', 'job.closing_day_invalid', { closesOn: '2027-02-20' }],
] as const)('%s: %s', (field, code, change) => {
  const refused = { ...terms, ...change };
  expect(refuseTerms(refused, today)).toMatchObject({ field, code });
  expect(refuseTerms(refused, today, { accepted: 0, days: [] })).toMatchObject({ field, code });
  expect(refuseNeeds('reopen', { terms: refused, accepted: 0, today })).toMatchObject({ field, code });
  // The other actions have no conditions.
  expect(refuseNeeds('close', { terms: refused, accepted: 9, today })).toBeNull();
});

test.each([
  ['a day that has passed', { schedule: { ...weekend, dates: ['2026-11-20'] } }, 'schedule.dates', 'Fri 20 Nov has'],
  ['a day in two years', { schedule: { ...weekend, dates: ['2027-11-22'] } }, 'schedule.dates', 'more than a year'],
  [
    'weeks from no day',
    { schedule: { ...weekend, kind: 'weekly', weekdays: ['Sat'], weeks: 2 } },
    'startDate',
    'Choose',
  ],
  ['applying after the work', { closesOn: '2026-11-30' }, 'closesOn', 'Choose Sun 29 Nov or an earlier day.'],
  ['no pay for a day', { payPer: 'day' }, 'dayRateCents', 'Enter what a day pays.'],
  ['too much in all', { payPer: 'day', dayRateCents: 900_000_000 }, 'dayRateCents', 'more than R10,000,000'],
  // 14 hours at R30.23, and at a cent less.
  ['too little in all', { compensationCents: 42_321 }, 'compensationCents', 'For 14 hours, offer at least R423.22.'],
  ['too little a day', { payPer: 'day', dayRateCents: 21_160 }, 'dayRateCents', 'For 7 hours, offer at least R211.61.'],
  // An hour of travel a day beside 7 hours.
  [
    'too little with travel',
    { compensationCents: 48_367, schedule: { ...weekend, travelMinutes: 60 } },
    'compensationCents',
    'For 16 hours, offer at least R483.68.',
  ],
  ['too little an hour', { payPer: 'hour', hourlyRateCents: 3_022 }, 'hourlyRateCents', 'is R30.23 an hour'],
] as const)('%s is refused', (_, change, field, message) => {
  const job = settleJob({ ...withDays, ...change } as typeof withDays);
  const refusal = refuseTerms(job, today);
  expect(refusal?.field).toBe(field);
  expect(refusal && describeFault(refusal.fault)).toContain(message);
});

test('the lowest offer for the days is lawful', () => {
  expect(refuseTerms(settleJob({ ...withDays, compensationCents: 42_322 }), today)).toBeNull();
  expect(refuseTerms(settleJob({ ...withDays, payPer: 'day', dayRateCents: 21_161 }), today)).toBeNull();
  expect(refuseTerms(settleJob({ ...withDays, payPer: 'hour', hourlyRateCents: 3_023 }), today)).toBeNull();
});

test('a night that ends after a new wage is in force is paid by it', () => {
  const night = (to: string) => ({
    ...withDays,
    schedule: { ...weekend, dates: ['2026-02-28'], from: '20:00', to, transportHome: true },
    ...{ closesOn: '2026-02-25', payPer: 'hour' as const, hourlyRateCents: 3_022 },
  });
  expect(refuseTerms(settleJob(night('00:00')), '2026-02-20')).toBeNull();
  expect(refuseTerms(settleJob(night('02:00')), '2026-02-20')).toMatchObject({ code: 'job.below_minimum_wage' });
  expect(refuseTerms(settleJob({ ...night('02:00'), hourlyRateCents: 3_023 }), '2026-02-20')).toBeNull();
});

test('an edit keeps a position for every accepted rep', () => {
  expect(refuseTerms(terms, today, { accepted: 2, days: [] })).toBeNull();
  const refusal = refuseTerms(terms, today, { accepted: 3, days: [] });
  expect(refusal).toMatchObject({ code: 'job.too_few_positions', field: 'positions' });
});

test('an edit keeps days that have passed, and adds none', () => {
  const started = settleJob({ ...withDays, schedule: { ...weekend, dates: ['2026-11-20', '2026-11-28'] } });
  expect(refuseTerms(started, today, { accepted: 0, days: ['2026-11-20'] })).toBeNull();
  expect(refuseTerms(started, today, { accepted: 0, days: [] })).toMatchObject({ code: 'job.schedule_invalid' });
});

test('reopening needs a free position', () => {
  expect(refuseNeeds('reopen', { terms, accepted: 1, today })).toBeNull();
  const refusal = refuseNeeds('reopen', { terms, accepted: 2, today });
  expect(refusal).toMatchObject({ code: 'job.no_room', field: 'positions' });
  expect(refusal && describeFault(refusal.fault)).toContain('2 reps');
});

test('reopening needs a day of work to come', () => {
  const job = settleJob(withDays);
  expect(
    refuseNeeds('reopen', { terms: { ...job, closesOn: '2026-11-29' }, accepted: 0, today: '2026-11-29' }),
  ).toBeNull();
  expect(refuseNeeds('reopen', { terms: job, accepted: 0, today: '2026-11-30' })).toMatchObject({
    code: 'job.days_over',
  });
});
