import { expect, test } from 'vitest';
import { jobInput } from '#contract/jobs/jobs.ts';
import { sampleJob } from '#test/support/sample-job.ts';
import { copyOfJob } from './job-copy.ts';

const job = { ...sampleJob, startDate: '2026-12-01' };

test('a copy can be posted unchanged, with a last day of its own', () => {
  const copy = copyOfJob(job, '2026-11-21');
  expect(jobInput.parse(copy)).toEqual(copy);
  const {
    id,
    companyName,
    location,
    status,
    createdAt,
    version,
    namedCourses,
    tagsAsked,
    saleCents,
    saleBasisPoints,
    ...content
  } = job;
  expect(copy).toEqual({ ...content, locationId: location.id, tags: ['sampling'], closesOn: '2026-12-01' });
});

test('tags that were never confirmed aren’t confirmed by a copy', () => {
  expect(copyOfJob({ ...job, tags: [], tagsAsked: false }, '2026-11-21').tags).toBeNull();
  expect(copyOfJob({ ...job, tags: [] }, '2026-11-21').tags).toEqual([]);
});

test('a past start is dropped', () => {
  expect(copyOfJob(job, '2026-12-01').startDate).toBe('2026-12-01');
  expect(copyOfJob(job, '2026-12-02').startDate).toBeNull();
});
