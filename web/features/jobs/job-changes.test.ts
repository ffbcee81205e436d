import { expect, test } from 'vitest';
import { sampleJob as job } from '#test/support/sample-job.ts';
import { changesBetween } from './job-changes.ts';

test('lists differences, with old and new values', () => {
  const after = {
    ...job,
    compensationCents: 150_000,
    hourlyRateCents: null,
    location: { ...job.location, name: 'Pinetown' },
    startDate: '2026-03-20',
    positions: 1,
    description: 'Greet shoppers and sell.',
  };
  expect(changesBetween(job, after)).toEqual([
    { label: 'Location', from: 'Durban', to: 'Pinetown' },
    { label: 'Total pay', from: 'R1,200', to: 'R1,500' },
    { label: 'Hourly rate', from: 'R75', to: 'not set' },
    { label: 'Start date', from: 'not set', to: 'Fri 20 March 2026' },
    { label: 'Reps needed', from: '2 reps', to: '1 rep' },
    { label: 'Description', from: null, to: null },
  ]);
});

test('an equal version lists nothing', () => {
  expect(changesBetween(job, { ...job, version: 5 })).toEqual([]);
});
