import { expect, test } from 'vitest';
import { gigTerms } from '#contract/pricing.ts';
import { shareOfGig } from './take-home.ts';

test('the commission comes out of what the business pays, and the rest is the rep’s', () => {
  expect(gigTerms.commissionPercent).toBe(10);
  expect(shareOfGig(190_000, 2)).toEqual({
    businessPaysCents: 380_000,
    commissionCents: 19_000,
    repReceivesCents: 171_000,
  });
});

test('a cent that cannot be halved goes to the commission, and none is lost', () => {
  expect(shareOfGig(1_005, 1)).toEqual({ businessPaysCents: 1_005, commissionCents: 101, repReceivesCents: 904 });
});
