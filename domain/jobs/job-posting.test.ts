import { expect, test } from 'vitest';
import { sampleJob } from '#test/support/sample-job.ts';
import { employmentOf, publicAddress, salaryOf } from './job-posting.ts';

const whole = { ...sampleJob, payPer: 'whole', hourlyRateCents: null, dayRateCents: null, duration: null } as const;

test.each([
  [{}, null],
  [{ hourlyRateCents: 7_500 }, { cents: 7_500, unit: 'HOUR' }],
  [
    { hourlyRateCents: 7_500, dayRateCents: 60_000 },
    { cents: 60_000, unit: 'DAY' },
  ],
  [
    { hourlyRateCents: 7_500, dayRateCents: 60_000, payPer: 'hour' },
    { cents: 7_500, unit: 'HOUR' },
  ],
  [{ duration: '1 week' }, { cents: 120_000, unit: 'WEEK' }],
  [{ duration: '1 month' }, { cents: 120_000, unit: 'MONTH' }],
  [{ duration: '3 months' }, null],
  [{ jobType: 'Commission Only', hourlyRateCents: 7_500 }, null],
] as const)('%o pays %o', (terms, salary) => expect(salaryOf({ ...whole, ...terms })).toEqual(salary));

test('a job for a time is temporary, and none is an employment', () => {
  expect(employmentOf({ duration: null })).toEqual(['CONTRACTOR', 'TEMPORARY']);
  expect(employmentOf({ duration: 'ongoing' })).toEqual(['CONTRACTOR']);
});

test.each([
  [
    { name: 'Durban', province: 'KwaZulu-Natal' },
    { addressLocality: 'Durban', addressRegion: 'KwaZulu-Natal' },
  ],
  [{ name: 'Gauteng', province: 'Gauteng' }, { addressRegion: 'Gauteng' }],
  [{ name: 'National', province: null }, {}],
] as const)('%o', (location, address) =>
  expect(publicAddress({ id: '', ...location })).toEqual({ ...address, addressCountry: 'ZA' }),
);
