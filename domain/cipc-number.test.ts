import { expect, test } from 'vitest';
import { cipcNumber, cipcNumberFault } from './cipc-number.ts';

const today = '2026-11-21';

test.each(['2000/000001/07', '2026/999999/23', '1912/003456/06', ' 2000 / 000001 / 07 ', '200000000107'])(
  '%s has the form of a CIPC number',
  (number) => {
    expect(cipcNumberFault(number, today)).toBeNull();
  },
);

test.each([
  ['2000/00001/07', 'form'],
  ['2000/0000001/07', 'form'],
  ['2000-000001-07', 'form'],
  ['K2000/000001/07', 'form'],
  ['', 'form'],
  ['2027/000001/07', 'year'],
  ['0200/000001/07', 'year'],
])('%s is refused for its %s', (number, fault) => {
  expect(cipcNumberFault(number, today)).toBe(fault);
});

test('the same number is the same however it is typed', () => {
  expect(new Set([' 2000/000001/07', '2000 / 000001 / 07', '200000000107'].map(cipcNumber))).toEqual(
    new Set(['2000/000001/07']),
  );
});
