import { expect, test } from 'vitest';
import { batchStatuses } from '#contract/payouts/batches.ts';
import { payoutStatuses } from '#contract/payouts/options.ts';
import { matchLine } from './match-line.ts';

const paid = { amountCents: -171_000, again: false };
const payout = (status: (typeof payoutStatuses)[number]) => ({ of: 'payout' as const, status, amountCents: 171_000 });
const batch = (status: (typeof batchStatuses)[number]) => ({ of: 'batch' as const, status, amountCents: 171_000 });

test('only what was released can be booked', () => {
  expect(
    Object.fromEntries(payoutStatuses.map((status) => [status, matchLine({ ...paid, named: payout(status) })])),
  ).toEqual({
    asked: 'not_open',
    cancelled: 'not_open',
    in_batch: 'not_open',
    released: 'to_book',
    paid: 'booked',
    failed: 'not_open',
    returned: 'booked',
  });
  expect(batchStatuses.map((status) => matchLine({ ...paid, named: batch(status) }))).toEqual([
    'not_open',
    'to_book',
    'booked',
    'not_open',
  ]);
});

test('what names nothing of ours is unknown, and another amount is not ours', () => {
  expect(matchLine({ ...paid, named: null })).toBe('unknown');
  expect(matchLine({ ...paid, amountCents: -171_001, named: payout('released') })).toBe('amount_differs');
  expect(matchLine({ ...paid, amountCents: 170_999, named: payout('paid') })).toBe('amount_differs');
});

test('what the bank paid twice is paid once, and said', () => {
  expect(matchLine({ ...paid, again: true, named: payout('released') })).toBe('paid_twice');
  expect(matchLine({ ...paid, again: true, named: payout('paid') })).toBe('paid_twice');
});

test('money that came back waits for a person, until one has said so', () => {
  const back = { amountCents: 171_000, again: true };
  expect(matchLine({ ...back, named: payout('paid') })).toBe('came_back');
  expect(matchLine({ ...back, named: payout('released') })).toBe('came_back');
  expect(matchLine({ ...back, named: payout('returned') })).toBe('booked');
  expect(matchLine({ ...back, named: payout('failed') })).toBe('booked');
  expect(matchLine({ ...back, named: batch('done') })).toBe('came_back');
});
