import { describe, expect, test } from 'vitest';
import { transferKinds } from '#contract/ledger/options.ts';
import { shareOut } from './commission.ts';
import { isAmount, mostCents, postings } from './postings.ts';

/** Amounts that rounding may trip over, then ever larger ones, far beyond a double's precision. */
const amounts = [
  ...Array.from({ length: 600 }, (_, cents) => BigInt(cents + 1)),
  ...Array.from({ length: 60 }, (_, power) => [2n ** BigInt(power) - 1n, 2n ** BigInt(power), 7n ** BigInt(power)]),
]
  .flat()
  .filter((cents) => cents > 0n);
const rates = [0, 1, 333, 725, 1_000, 1_250, 3_333, 9_999, 10_000];

describe('postings', () => {
  test.each(transferKinds)('%s sums to zero, moves all of the amount and names each account once', (kind) => {
    for (const rate of rates) {
      for (const cents of amounts) {
        const posted = postings[kind](cents, shareOut(cents, rate).commissionCents);
        expect(posted.reduce((sum, one) => sum + one.cents, 0n)).toBe(0n);
        expect(posted.reduce((sum, one) => (one.cents > 0n ? sum + one.cents : sum), 0n)).toBe(cents);
        expect(new Set(posted.map(({ account }) => account)).size).toBe(posted.length);
        expect(posted.some((one) => one.cents === 0n)).toBe(false);
      }
    }
  });

  test('move from the provider to held money, from there to the rep and the platform, or back', () => {
    expect(postings.engagement_funded(100_000n)).toEqual([
      { account: 'provider_clearing', cents: -100_000n },
      { account: 'engagement_held', cents: 100_000n },
    ]);
    expect(postings.engagement_released(100_000n, 10_000n)).toEqual([
      { account: 'engagement_held', cents: -100_000n },
      { account: 'rep_wallet', cents: 90_000n },
      { account: 'platform_earnings', cents: 10_000n },
    ]);
    expect(postings.engagement_refunded(100_000n)).toEqual([
      { account: 'engagement_held', cents: -100_000n },
      { account: 'provider_clearing', cents: 100_000n },
    ]);
  });

  test.each([-1n, 101n])('divide no commission of %d cents of a hundred', (commissionCents) => {
    expect(() => postings.engagement_released(100n, commissionCents)).toThrow(RangeError);
  });

  test('leave out accounts that get nothing', () => {
    expect(postings.engagement_released(1n, 0n).map(({ account }) => account)).toEqual([
      'engagement_held',
      'rep_wallet',
    ]);
    expect(postings.engagement_released(1n, 1n).map(({ account }) => account)).toEqual([
      'engagement_held',
      'platform_earnings',
    ]);
  });
});

describe('the commission', () => {
  test('is rounded to the cent, halves up, and the rep gets the rest', () => {
    expect([1n, 4n, 5n, 14n, 15n, 16n].map((cents) => shareOut(cents, 1_000).commissionCents)).toEqual([
      0n,
      0n,
      1n,
      1n,
      2n,
      2n,
    ]);
    for (const rate of rates) {
      for (const cents of amounts) {
        const { commissionCents, repCents } = shareOut(cents, rate);
        expect(commissionCents + repCents).toBe(cents);
        // Never further from the exact share than half a cent, and a half goes up.
        const offBy = commissionCents * 10_000n - cents * BigInt(rate);
        expect(offBy > -5_000n && offBy <= 5_000n).toBe(true);
      }
    }
  });

  test.each([-1, 10_001])('cannot be %d basis points', (rate) => {
    expect(() => shareOut(100n, rate)).toThrow(RangeError);
  });
});

test('an amount is at least a cent, and at most R1 billion', () => {
  expect([-1n, 0n, 1n, mostCents, mostCents + 1n].map(isAmount)).toEqual([false, false, true, true, false]);
});
