import { expect, test } from 'vitest';
import { type SalesTermsValues, salesTermsForm, valuesOf } from './form-values.ts';

const typed: SalesTermsValues = {
  rate: { per: 'sale', cents: 5_000, basisPoints: 1_000 },
  mostCents: 40_000,
  bonus: { sales: null, cents: null },
  address: null,
};

/** The fields with an error. */
const wrongIn = (values: SalesTermsValues, commissionOnly = false) => {
  const issues = salesTermsForm(commissionOnly).safeParse(values).error?.issues ?? [];
  return [...new Set(issues.map(({ path }) => path.join('.')))];
};

test('form values: only the chosen rate is sent, and no bonus where both of its fields are empty', () => {
  const sent = salesTermsForm(false).parse(typed);
  expect(sent).toEqual({ rate: { per: 'sale', cents: 5_000 }, mostCents: 40_000, bonus: null, address: null });
  expect(salesTermsForm(false).parse({ ...typed, rate: { ...typed.rate, per: 'amount' } }).rate).toEqual({
    per: 'amount',
    basisPoints: 1_000,
  });
  expect(valuesOf({ ...sent, commissionOnly: false })).toEqual({
    ...typed,
    rate: { ...typed.rate, basisPoints: null },
  });
});

test('form values: each error is at its field', () => {
  expect(wrongIn({ ...typed, mostCents: null })).toEqual(['mostCents']);
  expect(wrongIn({ ...typed, mostCents: null }, true)).toEqual([]);
  expect(wrongIn({ ...typed, rate: { ...typed.rate, cents: null } })).toEqual(['rate.cents']);
  expect(wrongIn({ ...typed, bonus: { sales: null, cents: 10_000 } })).toEqual(['bonus.sales']);
  expect(wrongIn({ ...typed, bonus: { sales: 10, cents: null } })).toEqual(['bonus.cents']);
  expect(wrongIn({ ...typed, address: 'http://shop.example' })).toEqual(['address']);
});
