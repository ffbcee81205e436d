import { expect, test } from 'vitest';
import { weekend } from '#test/support/sample-job.ts';
import { isSameJob } from './same-job.ts';

const job = {
  title: 'Weekend promoters',
  locationId: 'durban',
  locationAddress: '12 Long Street',
  compensationCents: 120_000,
  hourlyRateCents: null,
  startDate: '2026-10-01',
  duration: '1 week',
  schedule: null,
};

test.each([
  ['nothing', {}],
  ['capitals, spaces and marks', { title: ' WEEKEND  promoters!! ', locationAddress: '12, Long Street' }],
  ['accents', { title: 'Wéekend promoters' }],
])('%s does not make another job', (_, changes) => {
  expect(isSameJob(job, { ...job, ...changes })).toBe(true);
});

test.each([
  { title: 'Weekend cashiers' },
  { title: '!!!' },
  { locationId: 'cape-town' },
  { locationAddress: '14 Long Street' },
  { locationAddress: null },
  { compensationCents: 130_000 },
  { hourlyRateCents: 5_000 },
  { startDate: null },
  { duration: null },
  { schedule: weekend },
])('%j does', (changes) => {
  expect(isSameJob(job, { ...job, ...changes })).toBe(false);
});
