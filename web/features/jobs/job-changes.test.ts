import { expect, test } from 'vitest';
import type { JobDetail } from '#contract/jobs/jobs.ts';
import { changesBetween } from './job-changes.ts';

const job: JobDetail = {
  id: '0196f0e2-6d2a-7b3c-9c65-0a4f6a1c2b3d',
  title: 'Promoters',
  companyName: 'Ubuntu Foods',
  industry: 'Retail',
  location: { id: '0196f0e2-6d2a-7b3c-9c65-0a4f6a1c2b3e', name: 'Durban', province: 'KwaZulu-Natal' },
  compensationCents: 120_000,
  hourlyRateCents: 7_500,
  duration: '1 week',
  experienceRequired: 'Entry Level',
  jobType: 'Part-time',
  positions: 2,
  status: 'active',
  closesOn: '2026-03-13',
  createdAt: '2026-03-01T08:00:00.000Z',
  description: 'Greet shoppers.',
  locationAddress: null,
  requiredSkills: null,
  startDate: null,
  version: 1,
};

test('names what is different, as it was and as it is', () => {
  const after: JobDetail = {
    ...job,
    version: 2,
    compensationCents: 150_000,
    hourlyRateCents: null,
    startDate: '2026-03-20',
    positions: 1,
    description: 'Greet shoppers and sell.',
  };
  expect(changesBetween(job, after)).toEqual([
    { label: 'Pay in all', from: 'R1,200', to: 'R1,500' },
    { label: 'Hourly rate', from: 'R75', to: 'not said' },
    { label: 'Start date', from: 'not said', to: 'Fri 20 March 2026' },
    { label: 'Reps needed', from: '2 reps', to: '1 rep' },
    { label: 'Description', from: null, to: null },
  ]);
});

test('a new version that says the same changed nothing', () => {
  expect(changesBetween(job, { ...job, version: 2 })).toEqual([]);
});
