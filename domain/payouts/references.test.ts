import { expect, test } from 'vitest';
import { batchReference, beneficiaryReference, payoutReference, readReferences } from './references.ts';

test('a payout and a batch are found by their references', () => {
  expect(payoutReference(1042)).toBe('TH001042');
  expect(readReferences(payoutReference(1042))).toEqual([{ of: 'payout', number: 1042 }]);
  expect(readReferences(`FNB ${batchReference(7)} BULK`)).toEqual([{ of: 'batch', number: 7 }]);
});

test.each([
  ['IB PAYMENT TO th 001042 T MOKOENA', [1042]],
  ['TH001042, TH001042', [1042]],
  ['TH00104212', [104_212]],
  ['TH01042', []],
  ['TH001042 and TH001043', [1042, 1043]],
  ['TH001042 of TB001042', [1042, 1042]],
  ['SALARY MONTH 202611', []],
  ['', []],
])('%j names %j', (text, numbers) => {
  expect(readReferences(text).map(({ number }) => number)).toEqual(numbers);
});

test("the rep's text has the number whole", () => {
  expect(beneficiaryReference(1042)).toBe('Thengisa 1042');
  expect(beneficiaryReference(123_456_789_012)).toBe('The 123456789012');
});
