import { expect, test } from 'vitest';
import { costOfGig } from './gig-cost.ts';

const fee = { gigsPaidHere: true, feeBasisPoints: 1_000, feeBearer: 'rep' } as const;

test('a gig costs its days for each rep, and each rep receives their pay less the fee', () => {
  expect(costOfGig({ reps: 4, days: 2, dayRateCents: 95_000 }, fee)).toEqual({
    businessPaysCents: 760_000,
    repReceivesCents: 171_000,
    repDays: 8,
  });
});

test.each([
  { reps: 0, days: 2, dayRateCents: 95_000 },
  { reps: 101, days: 2, dayRateCents: 95_000 },
  { reps: 1, days: 1.5, dayRateCents: 95_000 },
  { reps: 1, days: 93, dayRateCents: 95_000 },
  { reps: 1, days: 2, dayRateCents: 0 },
  { reps: 1, days: 2, dayRateCents: Number.NaN },
])('$reps reps for $days days at $dayRateCents cents is no gig', (plan) => {
  expect(costOfGig(plan, fee)).toBeNull();
});
