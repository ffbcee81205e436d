import { expect, test } from 'vitest';
import { termsErrors } from './job-form-resolver.ts';

const today = '2026-03-10';
const messages = (values: Parameters<typeof termsErrors>[0], accepted = 0) =>
  Object.fromEntries(
    Object.entries(termsErrors(values, today, { accepted, days: [] })).map(([name, error]) => [name, error.message]),
  );

test('everything that cannot stay is said at once, each beside its field', () => {
  expect(messages({ hourlyRateCents: 3_022, closesOn: '2026-03-09', positions: 1 }, 2)).toEqual({
    hourlyRateCents: 'The minimum wage is R30.23 an hour. Offer at least that.',
    closesOn: 'The last day to apply has passed. Choose today or a later day.',
    positions: 'You have accepted 2 reps already. Ask for at least as many.',
  });
});

test('lawful terms pass, and what is empty or half typed is left to the schema', () => {
  expect(messages({ hourlyRateCents: 3_023, closesOn: '2026-03-10', positions: 2 }, 2)).toEqual({});
  expect(messages({ hourlyRateCents: Number.NaN, closesOn: '', positions: Number.NaN })).toEqual({});
  expect(messages({})).toEqual({});
});

test('days that were tapped need no last day to apply: it follows from the first of them', () => {
  const weekend = { kind: 'days', dates: ['2026-03-21', '2026-03-22'], from: '09:00', to: '17:00', breakMinutes: 0 };
  const values = { schedule: weekend, startDate: null, closesOn: null, payPer: 'day', dayRateCents: 95_000 } as const;
  expect(messages(values as Parameters<typeof termsErrors>[0])).toEqual({});
});
