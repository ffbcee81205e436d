import { expect, test } from 'vitest';
import { type JobDetail, jobInput } from '#contract/jobs/jobs.ts';
import { copyOfJob } from './job-copy.ts';

const job: JobDetail = {
  id: '01900000-0000-7000-8000-000000000001',
  title: 'Weekend promoters',
  companyName: 'Ubuntu Foods',
  industry: 'Retail',
  location: { id: '01900000-0000-4000-8000-000000000002', name: 'Durban', province: 'KwaZulu-Natal' },
  compensationCents: 120_000,
  hourlyRateCents: 7_500,
  duration: '1 week',
  experienceRequired: 'Entry Level',
  jobType: 'Part-time',
  positions: 3,
  status: 'closed',
  closesOn: '2026-10-01',
  createdAt: '2026-09-01T08:00:00.000Z',
  description: 'Greet shoppers.',
  locationAddress: 'At the mall',
  requiredSkills: null,
  startDate: '2026-12-01',
  version: 4,
};

test('a copy can be posted as it is, with a last day of its own', () => {
  const copy = copyOfJob(job, '2026-11-21');
  expect(jobInput.parse(copy)).toEqual(copy);
  const { id, companyName, location, status, createdAt, version, ...content } = job;
  expect(copy).toEqual({ ...content, locationId: location.id, closesOn: '2026-12-01' });
});

test('a start that has passed is left behind', () => {
  expect(copyOfJob(job, '2026-12-01').startDate).toBe('2026-12-01');
  expect(copyOfJob(job, '2026-12-02').startDate).toBeNull();
});
