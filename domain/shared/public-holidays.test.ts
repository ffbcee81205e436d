import { expect, test } from 'vitest';
import { addBusinessDays, isBusinessDay, isPublicHoliday, publicHolidays } from './public-holidays.ts';

test('the public holidays of 2026', () => {
  expect(publicHolidays(2026)).toEqual([
    '2026-01-01',
    '2026-03-21',
    '2026-04-03',
    '2026-04-06',
    '2026-04-27',
    '2026-05-01',
    '2026-06-16',
    '2026-08-09',
    '2026-08-10',
    '2026-09-24',
    '2026-12-16',
    '2026-12-25',
    '2026-12-26',
  ]);
});

test.each([
  [2019, '2019-04-19'],
  [2024, '2024-03-29'],
  [2025, '2025-04-18'],
  [2027, '2027-03-26'],
  [2028, '2028-04-14'],
  [2038, '2038-04-23'],
])('Good Friday of %i is %s', (year, day) => {
  expect(publicHolidays(year)).toContain(day);
});

test('a Monday replaces a Sunday, unless it is a holiday itself', () => {
  expect(publicHolidays(2023)).toContain('2023-01-02');
  expect(publicHolidays(2022).filter((day) => day > '2022-12-20')).toEqual(['2022-12-25', '2022-12-26']);
});

test('a holiday declared for one year is one in that year only', () => {
  expect(['2021-11-01', '2024-05-29', '2022-11-01', '2025-05-29'].map(isPublicHoliday)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('business days skip weekends and holidays', () => {
  expect(['2026-04-02', '2026-04-03', '2026-04-04', '2026-04-06', '2026-04-07'].map(isBusinessDay)).toEqual([
    true,
    false,
    false,
    false,
    true,
  ]);
  expect(addBusinessDays('2026-04-02', 1)).toBe('2026-04-07');
  expect(addBusinessDays('2026-12-23', 5)).toBe('2026-12-31');
  expect(addBusinessDays('2026-12-31', 1)).toBe('2027-01-04');
  expect(addBusinessDays('2026-12-26', 0)).toBe('2026-12-26');
});
