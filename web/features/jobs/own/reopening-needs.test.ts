import { expect, test } from 'vitest';
import { sampleJob, weekend } from '#test/support/sample-job.ts';
import { reopeningNeeds } from './reopening-needs.ts';

const today = '2026-03-10';
const job = { ...sampleJob, hourlyRateCents: 9_000, closesOn: '2026-03-20', positions: 2 };

test('a job with open positions, days and lawful pay needs nothing', () => {
  expect(reopeningNeeds(job, 1, today)).toEqual({ closesOn: null, positions: null, other: null });
});

test('each missing requirement is listed separately', () => {
  const past = { ...job, closesOn: '2026-03-09', hourlyRateCents: 3_000 };
  expect(reopeningNeeds(past, 2, today)).toEqual({
    closesOn: 'The last day to apply has passed. Choose today or a later day.',
    positions: 'You’ve already accepted 2 reps. Enter more than that.',
    other: { message: 'The minimum wage is R30.23 an hour. Offer at least that.', instead: 'a new rate' },
  });
});

test("past days of work can't be added back", () => {
  const schedule = { ...weekend, dates: ['2026-03-07'] };
  expect(reopeningNeeds({ ...job, schedule, startDate: '2026-03-07' }, 0, today).other).toEqual({
    message: 'Its last day was Sat 7 Mar.',
    instead: 'new days',
  });
});
