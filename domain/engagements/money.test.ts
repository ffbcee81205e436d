import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FeeBearer, feeBearers } from '#contract/operators/fee-bearers.ts';
import { type AgreedMoney, earnedByLateCancellation, feeOf, priceOf, shareEarned, takeHomeOf } from './money.ts';

const agree = (payCents: bigint, feeBearer: FeeBearer): AgreedMoney => ({
  payCents,
  feeCents: feeOf(payCents, 1_000),
  feeBearer,
});

test('the fee is ten percent: out of the pay, or on top of it', () => {
  const [outOf, onTop] = [agree(190_000n, 'rep'), agree(190_000n, 'business')];
  expect([priceOf(outOf), takeHomeOf(outOf)]).toEqual([190_000n, 171_000n]);
  expect([priceOf(onTop), takeHomeOf(onTop)]).toEqual([209_000n, 190_000n]);
});

test('half of the work earns half of the pay, and half of the fee', () => {
  expect(shareEarned(agree(100_000n, 'rep'), 50_000n)).toEqual({
    repCents: 45_000n,
    platformCents: 5_000n,
    backCents: 50_000n,
  });
  expect(shareEarned(agree(100_000n, 'business'), 50_000n)).toEqual({
    repCents: 50_000n,
    platformCents: 5_000n,
    backCents: 55_000n,
  });
});

const agreed = fc
  .record({
    payCents: fc.bigInt(1n, 100_000_000_000n),
    rate: fc.integer({ min: 0, max: 10_000 }),
    feeBearer: fc.constantFrom(...feeBearers),
  })
  .map(({ payCents, rate, feeBearer }) => ({ payCents, feeCents: feeOf(payCents, rate), feeBearer }));
const part = fc.bigInt(0n, 1_000_000n);

test('whatever is earned, the shares sum to the payment, and none is negative', () => {
  fc.assert(
    fc.property(agreed, part, (money, millionths) => {
      const shares = shareEarned(money, (money.payCents * millionths) / 1_000_000n);
      const { repCents, platformCents, backCents } = shares;
      expect(repCents + platformCents + backCents).toBe(priceOf(money));
      expect([repCents, platformCents, backCents].every((cents) => cents >= 0n)).toBe(true);
    }),
  );
});

test('all of it earns the take-home and the fee, none of it nothing, and more is refused', () => {
  fc.assert(
    fc.property(agreed, (money) => {
      const { payCents, feeCents } = money;
      expect(shareEarned(money, payCents)).toEqual({
        repCents: takeHomeOf(money),
        platformCents: feeCents,
        backCents: 0n,
      });
      expect(shareEarned(money, 0n)).toEqual({ repCents: 0n, platformCents: 0n, backCents: priceOf(money) });
      expect(() => shareEarned(money, payCents + 1n)).toThrow(RangeError);
      expect(() => shareEarned(money, -1n)).toThrow(RangeError);
    }),
  );
});

test('cancelling late costs four hours of pay, and no more than all of it', () => {
  const late = (payCents: bigint, minutes: number | null, fixedCents = payCents) =>
    earnedByLateCancellation({ payCents, fixedCents }, minutes);
  expect(late(190_000n, 960)).toBe(47_500n);
  expect(late(30_000n, 180)).toBe(30_000n);
  expect(late(190_000n, null)).toBe(190_000n);
  // Sales pay up to R500 of it.
  expect(late(190_000n, 960, 140_000n)).toBe(35_000n);
  expect(late(190_000n, null, 140_000n)).toBe(140_000n);
  // Sales alone pay it.
  expect(late(190_000n, 960, 0n)).toBe(47_500n);
});
