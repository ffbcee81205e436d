import { expect, test } from 'vitest';
import { cipcNumber, cipcNumberFault, formerCipcSpellings } from './cipc-number.ts';

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
  ['X2000/000001/07', 'form'],
  ['K20211234567', 'form'],
  ['M2005/012345', 'form'],
  ['05/12345/23', 'form'],
  ['2005/012345/NPC', 'form'],
  ['', 'form'],
  ['2027/000001/07', 'year'],
  ['0200/000001/07', 'year'],
])('%s is refused for its %s', (number, fault) => {
  expect(cipcNumberFault(number, today)).toBe(fault);
});

test.each([
  ['2000/000001/07', [' 2000/000001/07', '2000 / 000001 / 07', '200000000107', '2000-000001-07', 'K2000/000001/07']],
  ['2005/012345/23', ['CK2005/012345/23', 'ck 2005/012345/23', 'B2005012345\u201323', '\u202A2005/012345/23\u202C']],
  ['1998/012345/23', ['98/12345/23', 'CK98/12345/23', 'CK 9812345/23', '98/012345/23', '1998/12345/23', '98-12345-23']],
  ['2021/123456/07', ['K2021123456', 'k2021123456', 'K2021/123456', 'K2021/123456/07', '2021123456\u200B07']],
  [
    '2005/012345/23',
    [
      ...['05/012345/23', 'CK05/012345/23', 'CK2005/012345', 'CK 2005 012345', 'B2005012345', 'CC 2005/012345/23'],
      ...['2005\\012345\\23', '2005.012345.23.', 'Reg. No. 2005/012345/23', 'Registration number: 2005/012345/23'],
      ...[
        'C.K. 2005/012345/23',
        'CK-2005/012345/23',
        '(2005/012345/23),',
        '2005//012345//23',
        '２００５／０１２３４５／２３',
      ],
    ],
  ],
  ['1998/012345/23', ['CK98/12345', 'CK9812345', 'CK1998/12345', 'ck 98-12345']],
  ['2021/123456/07', ['K2021123456 (South Africa) (Pty) Ltd', '2021/123456/7', '२०२१/१२३४५६/०७']],
  ['1968/001234/06', ['68/1234/06', '68/01234/06', '1968/1234/06']],
])('%s is the same company however it is written', (number, written) => {
  for (const one of [number, ...written]) {
    expect(cipcNumber(one), one).toBe(number);
    expect(cipcNumberFault(one, today), one).toBeNull();
  }
});

test('spellings that were once hashed literally belong to the company', () => {
  expect(formerCipcSpellings('2005/012345/23')).toContain('CK2005/012345/23');
  expect(formerCipcSpellings('98/12345/23')).toEqual(expect.arrayContaining(['98/12345/23', 'ck98/12345/23']));
  expect(formerCipcSpellings('2021/123456/07')).toContain('K2021123456');
  for (const number of ['2005/012345/23', '1998/012345/23', '2021/123456/07']) {
    const spellings = formerCipcSpellings(number);
    expect(spellings).not.toContain(number);
    expect(new Set(spellings.map(cipcNumber))).toEqual(new Set([number]));
  }
  expect(formerCipcSpellings('no number')).toEqual([]);
});
