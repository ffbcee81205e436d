import { expect, test } from 'vitest';
import { describeSalesPay } from './sales-terms.ts';

test('sales terms: the rate and the bonus in words', () => {
  const bonus = { sales: 20, cents: 50_000 };
  expect(describeSalesPay({ rate: { per: 'sale', cents: 5_000 }, bonus: null })).toBe('R50 for each sale');
  expect(describeSalesPay({ rate: { per: 'amount', basisPoints: 725 }, bonus })).toBe(
    '7.25% of each order, and a bonus of R500 once 20 sales count',
  );
});
