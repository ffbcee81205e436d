import { expect, test } from 'vitest';
import { amountMeant, numberMeant } from './search-text.ts';

test.each([
  ['TH000042', 42, null],
  ['th 42', 42, null],
  ['TB000007', null, 7],
  ['42', 42, 42],
  ['000042', 42, 42],
  ['TX42', null, null],
  ['4.2', null, null],
  ['', null, null],
])('%s is payout %s or batch %s', (text, payout, batch) => {
  expect([numberMeant(text, 'payout'), numberMeant(text, 'batch')]).toEqual([payout, batch]);
});

test.each([
  ['1260', 126_000],
  ['R1260', 126_000],
  ['R1,260.50', 126_050],
  ['r 1 260,50', 126_050],
  ['1\u00a0260', 126_000],
  ['12,50', 1_250],
  ['1,260', 126_000],
  ['R', null],
  ['1.2', null],
  ['ten', null],
])('%s is %s cents', (text, cents) => {
  expect(amountMeant(text)).toBe(cents);
});
