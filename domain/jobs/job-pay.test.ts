import { expect, test } from 'vitest';
import { sampleJob, weekend } from '#test/support/sample-job.ts';
import { settleJob, settlePay } from './job-pay.ts';

/** Two days of 7 hours. */
const job = { ...sampleJob, schedule: weekend, compensationCents: 190_000, hourlyRateCents: null };
const day = { ...job, compensationCents: 1 };

test.each([
  ['the whole, divided and rounded down', job, [190_000, 95_000, 13_571]],
  ['the day', { ...day, payPer: 'day', dayRateCents: 95_000 }, [190_000, 95_000, 13_571]],
  ['the hour', { ...day, payPer: 'hour', hourlyRateCents: 7_500 }, [105_000, 52_500, 7_500]],
  // 7.5 hours at R75.01 are R562.575.
  [
    'the hour, multiplied and rounded up',
    { ...day, payPer: 'hour', hourlyRateCents: 7_501, schedule: { ...weekend, breakMinutes: 0 } },
    [112_516, 56_258, 7_501],
  ],
] as const)('%s', (_, stated, [whole, aDay, hour]) => {
  expect(settlePay({ ...stated, schedule: { ...stated.schedule, dates: [...weekend.dates] } })).toEqual({
    compensationCents: whole,
    dayRateCents: aDay,
    hourlyRateCents: hour,
    payPer: 'payPer' in stated ? stated.payPer : 'whole',
  });
});

test('without days nothing is derived, and the pay is for the whole', () => {
  const agreed = { ...sampleJob, payPer: 'day' as const, dayRateCents: 95_000 };
  expect(settlePay(agreed)).toEqual({
    compensationCents: 120_000,
    hourlyRateCents: 7_500,
    dayRateCents: null,
    payPer: 'whole',
  });
});

test('expected commission is no wage', () => {
  expect(settlePay({ ...job, jobType: 'Commission Only', hourlyRateCents: 9_000 })).toMatchObject({
    hourlyRateCents: null,
    dayRateCents: null,
  });
});

test('settling twice changes nothing, and it begins on its first day', () => {
  const once = settleJob({ ...job, compensationCents: 100_001, startDate: '2026-11-01' });
  expect(once.startDate).toBe('2026-11-28');
  expect(settleJob(once)).toEqual(once);
});

test('pay is also for the travel that the gig asks for outside its hours', () => {
  const travelling = { ...weekend, travelMinutes: 60 };
  expect(settlePay({ ...job, schedule: travelling })).toMatchObject({ dayRateCents: 95_000, hourlyRateCents: 11_875 });
  const hourly = { ...day, payPer: 'hour' as const, hourlyRateCents: 7_500, schedule: travelling };
  expect(settlePay(hourly)).toMatchObject({ compensationCents: 120_000, dayRateCents: 60_000 });
});
