import { expect, test } from 'vitest';
import { weekend } from '#test/support/sample-job.ts';
import { jobFormResolver, termsErrors } from './job-form-resolver.ts';
import { blankJob, type JobValues } from './job-form-values.ts';

const today = '2026-03-10';
const messages = (values: Parameters<typeof termsErrors>[0], accepted = 0) =>
  Object.fromEntries(
    Object.entries(termsErrors(values, today, { accepted, days: [] })).map(([name, error]) => [name, error.message]),
  );

test('all invalid fields are reported together, each beside its field', () => {
  expect(messages({ hourlyRateCents: 3_022, closesOn: '2026-03-09', positions: 1 }, 2)).toEqual({
    hourlyRateCents: 'The minimum wage is R30.23 an hour. Offer at least that.',
    closesOn: 'The last day to apply has passed. Choose today or a later day.',
    positions: 'You’ve already accepted 2 reps. Enter at least that many.',
  });
});

test('lawful terms pass, and empty or half-typed ones are left to the schema', () => {
  expect(messages({ hourlyRateCents: 3_023, closesOn: '2026-03-10', positions: 2 }, 2)).toEqual({});
  expect(messages({ hourlyRateCents: Number.NaN, closesOn: '', positions: Number.NaN })).toEqual({});
  expect(messages({})).toEqual({});
});

test('chosen days need no closing day: it follows from the first of them', () => {
  const days = { kind: 'days', dates: ['2026-03-21', '2026-03-22'], from: '09:00', to: '17:00', breakMinutes: 0 };
  const values = { schedule: days, startDate: null, closesOn: null, payPer: 'day', dayRateCents: 95_000 } as const;
  expect(messages(values as Parameters<typeof termsErrors>[0])).toEqual({});
});

const filledIn = {
  ...blankJob,
  title: 'Promoters',
  industry: 'Retail',
  description: 'Greet shoppers.',
  locationId: '01900000-0000-4000-8000-000000000002',
  schedule: { ...weekend, dates: ['2026-03-14', '2026-03-15'] },
  closesOn: '2026-03-12',
  payPer: 'day',
  dayRateCents: 95_000,
} as object as JobValues;

/** The values to send, or the names of the invalid fields. */
async function check(values: JobValues) {
  const resolve = jobFormResolver(undefined, () => today);
  const { values: sent, errors } = await resolve(values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return Object.keys(errors).length > 0 ? Object.keys(errors) : sent;
}

test("the total follows from a day's pay, and is not asked for", async () => {
  expect(await check(filledIn)).toMatchObject({ compensationCents: 190_000 });
});

test('with commission only nothing follows, and the total is required', async () => {
  const commission = { ...filledIn, jobType: 'Commission Only' } as const;
  expect(await check(commission)).toEqual(['compensationCents']);
  expect(await check({ ...commission, hourlyRateCents: 9_000 })).toEqual(['compensationCents']);
  expect(await check({ ...commission, compensationCents: 500_000 })).toMatchObject({ compensationCents: 500_000 });
});
