import { describe, expect, test } from 'vitest';
import { ageOn, readIdNumber } from './sa-id-number.ts';

const today = '2026-11-21';

describe('an ID number', () => {
  test('is read: the day of birth, and the status', () => {
    expect(readIdNumber('8001015009087', today)).toEqual({ birthDate: '1980-01-01', status: 'citizen' });
    expect(readIdNumber(' 800101 5009 08 7 ', today)).toEqual({ birthDate: '1980-01-01', status: 'citizen' });
    expect(readIdNumber('8001015009186', today)).toEqual({
      birthDate: '1980-01-01',
      status: 'permanent resident',
    });
  });

  test('of a refugee has 2 as its eleventh digit', () => {
    expect(readIdNumber('8001015009285', today)).toEqual({ birthDate: '1980-01-01', status: 'refugee' });
    expect(readIdNumber('8001015009286', today)).toBe('checksum');
  });

  test('is read by its digits, ignoring what is copied along with them', () => {
    for (const typed of [
      '\u202A8001015009087\u202C',
      '800101\u00A05009\u201308\u200B7',
      '８００１０१५００९०८७',
      'ID no: 800101.5009.087',
      '(8001015009087),',
      '८००१०१५००९०८७',
    ])
      expect(readIdNumber(typed, today)).toEqual({ birthDate: '1980-01-01', status: 'citizen' });
  });

  test.each([
    ['8001015009088', 'checksum'],
    ['8001015009078', 'checksum'],
    ['800101500908', 'length'],
    ['80010150090870', 'length'],
    ['80010150O9087', 'length'],
    ['', 'length'],
    ['8013015009087', 'date'],
    ['8000015009087', 'date'],
    ['8002305009087', 'date'],
    ['8102295009087', 'date'],
    ['8001015009384', 'status'],
    ['8001015009988', 'status'],
  ])('%s is refused for its %s', (number, fault) => {
    expect(readIdNumber(number, today)).toBe(fault);
  });

  test('with a future date belongs to the century before', () => {
    expect(readIdNumber(withDate('261121'), today)).toMatchObject({ birthDate: '2026-11-21' });
    expect(readIdNumber(withDate('261122'), today)).toMatchObject({ birthDate: '1926-11-22' });
    expect(readIdNumber(withDate('000229'), today)).toMatchObject({ birthDate: '2000-02-29' });
  });

  test('with any one digit changed is not valid', () => {
    for (let place = 0; place < 13; place++) {
      for (let add = 1; add < 10; add++) {
        const digits = [...'8001015009087'];
        digits[place] = String((Number(digits[place]) + add) % 10);
        expect(typeof readIdNumber(digits.join(''), today), digits.join('')).toBe('string');
      }
    }
  });
});

test('an age is counted in whole years', () => {
  expect(ageOn('2008-11-21', today)).toBe(18);
  expect(ageOn('2008-11-22', today)).toBe(17);
  expect(ageOn('1980-01-01', today)).toBe(46);
  expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
  expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
});

/** The number of a person born then, with its right last digit. */
function withDate(date: string): string {
  const number = Array.from({ length: 10 }, (_, digit) => `${date}500908${digit}`).find(
    (candidate) => readIdNumber(candidate, today) !== 'checksum',
  );
  return number ?? '';
}
