import { expect, test } from 'vitest';
import { type GigFee, shareOfGig } from './take-home.ts';

const outOfPay: GigFee = { gigsPaidHere: true, feeBasisPoints: 1_370, feeBearer: 'rep' };

test('a fee that the rep bears is deducted from the pay', () => {
  expect(shareOfGig(190_000, 2, outOfPay)).toEqual({ businessPaysCents: 380_000, repReceivesCents: 163_970 });
});

test('a fee that the business bears is added for each rep, and the rep receives all of the pay', () => {
  expect(shareOfGig(190_000, 2, { ...outOfPay, feeBearer: 'business' })).toEqual({
    businessPaysCents: 432_060,
    repReceivesCents: 190_000,
  });
});

test('a gig that is paid elsewhere has no fee', () => {
  expect(shareOfGig(190_000, 2, { ...outOfPay, gigsPaidHere: false })).toEqual({
    businessPaysCents: 380_000,
    repReceivesCents: 190_000,
  });
});

test('half a cent goes to the fee, and none is lost', () => {
  expect(shareOfGig(1_005, 1, { ...outOfPay, feeBasisPoints: 1_000 })).toEqual({
    businessPaysCents: 1_005,
    repReceivesCents: 904,
  });
});
