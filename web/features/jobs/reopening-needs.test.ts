import { expect, test } from 'vitest';
import type { JobDetail } from '#contract/jobs/jobs.ts';
import { reopeningNeeds } from './reopening-needs.ts';

const today = '2026-03-10';
const job = { hourlyRateCents: 9_000, startDate: null, closesOn: '2026-03-20', positions: 2 } as JobDetail;

test('a job with room, days and lawful pay needs nothing', () => {
  expect(reopeningNeeds(job, 1, today)).toEqual({ closesOn: null, positions: null, pay: null });
});

test('each thing that is missing is said by itself', () => {
  const past = { ...job, closesOn: '2026-03-09', hourlyRateCents: 3_000 };
  expect(reopeningNeeds(past, 2, today)).toEqual({
    closesOn: 'The last day to apply has passed. Choose today or a later day.',
    positions: 'You have accepted 2 reps. Ask for more than that.',
    pay: 'The minimum wage is R30.23 an hour. Offer at least that.',
  });
});
