import { expect, test } from 'vitest';
import { settleJob } from '#domain/jobs/job-pay.ts';
import { sampleJob, weekend } from '#test/support/sample-job.ts';
import { describePay, describeWholePay } from './pay.ts';

const job = { ...sampleJob, schedule: weekend, compensationCents: 190_000 };
const oneDay = { ...weekend, dates: ['2026-11-28'] };

test.each([
  [job, 'R1,900 for 2 days', 'R950 a day, R135.71 an hour', 'R950 a day'],
  [
    { ...job, payPer: 'day' as const, dayRateCents: 95_000 },
    'R950 a day',
    'R1,900 for 2 days, R135.71 an hour',
    'R1,900 for 2 days',
  ],
  [{ ...job, payPer: 'hour' as const }, 'R75 an hour', 'R525 a day, R1,050 for 2 days', 'R1,050 for 2 days'],
  [{ ...job, schedule: oneDay, compensationCents: 95_000 }, 'R950 for the day', 'R135.71 an hour', 'R135.71 an hour'],
  [
    { ...job, schedule: oneDay, payPer: 'day' as const, dayRateCents: 95_000 },
    'R950 for the day',
    'R135.71 an hour',
    'R135.71 an hour',
  ],
  [{ ...job, schedule: oneDay, payPer: 'hour' as const }, 'R75 an hour', 'R525 for the day', 'R525 for the day'],
  [sampleJob, 'R1,200', 'in total, R75 an hour', 'in total, R75 an hour'],
  [{ ...sampleJob, hourlyRateCents: null }, 'R1,200', 'in total', 'in total'],
  [{ ...job, jobType: 'Commission Only' as const }, 'Up to R1,900 from sales', 'no fixed pay', 'no fixed pay'],
  [
    { ...job, jobType: 'Commission Only' as const, saleCents: 5_000 },
    'Up to R1,900 from sales',
    'R50 for each sale, no fixed pay',
    'R50 for each sale, no fixed pay',
  ],
  [
    { ...job, payPer: 'day' as const, dayRateCents: 95_000, saleBasisPoints: 1_000 },
    'R950 a day',
    'R1,900 for 2 days, R135.71 an hour, plus 10% of each order',
    'R1,900 for 2 days, plus 10% of each order',
  ],
])('%#: %s', (stated, first, rest, brief) => {
  expect(describePay(settleJob(stated))).toEqual({ stated: first, rest, brief });
});

test.each([
  [job, 'R1,900 for 2 days, R950 a day, R135.71 an hour'],
  [sampleJob, 'R1,200 in total, R75 an hour'],
  [{ ...sampleJob, hourlyRateCents: null }, 'R1,200 in total'],
  [{ ...sampleJob, jobType: 'Commission Only' as const }, 'Up to R1,200 from sales, no fixed pay'],
])('%#: %s in one line', (stated, line) => {
  expect(describeWholePay(settleJob(stated))).toBe(line);
});
