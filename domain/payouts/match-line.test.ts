import { expect, test } from 'vitest';
import { batchStatuses } from '#contract/payouts/batches.ts';
import { payoutStatuses } from '#contract/payouts/options.ts';
import { matchLine } from './match-line.ts';

const paid = { amountCents: -171_000, again: false };
const payout = (status: (typeof payoutStatuses)[number]) => ({
  ...{ of: 'payout' as const, status, amountCents: 171_000, returned: false },
});
const batch = (status: (typeof batchStatuses)[number]) => ({
  ...{ of: 'batch' as const, status, amountCents: 171_000, bookable: 1, withReps: 1 },
});

test('only released payouts can be booked', () => {
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

test('a line that names nothing of ours is unknown, and another amount is not ours', () => {
  expect(matchLine({ ...paid, named: null })).toBe('unknown');
  expect(matchLine({ ...paid, amountCents: -171_001, named: payout('released') })).toBe('amount_differs');
  expect(matchLine({ ...paid, amountCents: 170_999, named: payout('paid') })).toBe('amount_differs');
});

test('a double payment of the bank is booked once, and reported', () => {
  expect(matchLine({ ...paid, again: true, named: payout('released') })).toBe('paid_twice');
  expect(matchLine({ ...paid, again: true, named: payout('paid') })).toBe('paid_twice');
});

test('returned money waits for a person to confirm it', () => {
  const back = { amountCents: 171_000, again: true };
  expect(matchLine({ ...back, named: payout('paid') })).toBe('came_back');
  expect(matchLine({ ...back, named: payout('released') })).toBe('came_back');
  expect(matchLine({ ...back, named: payout('returned') })).toBe('booked');
  expect(matchLine({ ...back, named: payout('failed') })).toBe('booked');
  expect(matchLine({ ...back, named: batch('done') })).toBe('came_back');
});

test('a payment that another line returns is never bookable', () => {
  const returned = (status: (typeof payoutStatuses)[number]) =>
    matchLine({ ...paid, named: { ...payout(status), returned: true } });
  expect(payoutStatuses.map((status) => [status, returned(status)])).not.toContainEqual([expect.anything(), 'to_book']);
  expect(returned('released')).toBe('returned');
  expect(returned('failed')).toBe('booked');
  expect(matchLine({ ...paid, named: { ...batch('released'), bookable: 0 } })).toBe('returned');
});

test('a return of another amount stays open until the books have the money back', () => {
  const short = { amountCents: 170_000, again: false };
  expect(matchLine({ ...short, named: payout('paid') })).toBe('amount_differs');
  expect(matchLine({ ...short, named: payout('returned') })).toBe('booked');
  expect(matchLine({ ...short, named: { ...batch('done'), withReps: 0 } })).toBe('booked');
});

test('a line that names several payouts is left to a person', () => {
  expect(matchLine({ ...paid, named: 'several' })).toBe('several');
});
