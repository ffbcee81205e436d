import { expect, test } from 'vitest';
import { mostOfJob } from './sales-most.ts';

test('sales most: it comes on top of the pay, unless all of the pay comes from sales', () => {
  expect(mostOfJob({ commissionOnly: false, mostCents: 40_000 }, 190_000)).toEqual({
    salesCents: 40_000,
    wholeCents: 230_000,
  });
  expect(mostOfJob({ commissionOnly: true, mostCents: null }, 190_000)).toEqual({
    salesCents: 190_000,
    wholeCents: 190_000,
  });
});
