import { expect, test } from 'vitest';
import { sampleJob } from '#test/support/sample-job.ts';
import { listFacts } from './job-words.ts';

const list = (...asked: Parameters<typeof listFacts>) =>
  listFacts(...asked).map(({ term, words }) => `${term}: ${words}`);

test('every fact of a job is listed, except empty ones and those shown elsewhere', () => {
  const job = { ...sampleJob, startDate: '2026-10-10' };
  const elsewhere = ['title', 'description', 'industry', 'jobType', 'experienceRequired'] as const;
  expect(list(job, elsewhere, ['duration', 'positions'])).toEqual([
    'Location: Durban, KwaZulu-Natal',
    'Address: At the mall',
    'Total pay: R1,200',
    'Hourly rate: R75',
    'Starts: Sat 10 October 2026',
    'Last day to apply: Thu 1 October 2026',
    'Duration: 1 week',
    'Reps needed: 2',
  ]);
});
