import { expect, test } from 'vitest';
import { hourlyCents } from './pay-fit.ts';

test('pay fit: expected commission is no hourly pay', () => {
  const month = { hourlyRateCents: null, compensationCents: 1_730_000, duration: '1 month' };
  expect(hourlyCents({ ...month, jobType: 'Contract' })).toBe(10_000);
  expect(hourlyCents({ ...month, jobType: 'Commission Only' })).toBeNull();
});
