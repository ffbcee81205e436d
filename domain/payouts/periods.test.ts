import { expect, test } from 'vitest';
import { monthOf, monthPeriod, taxYearOf, taxYearPeriod } from './periods.ts';

test('a month begins and ends at midnight in South Africa', () => {
  expect(monthPeriod('2026-12')).toEqual({
    from: new Date('2026-12-01T00:00:00+02:00'),
    until: new Date('2027-01-01T00:00:00+02:00'),
  });
  expect(monthPeriod('2028-02').until).toEqual(new Date('2028-03-01T00:00:00+02:00'));
  expect(monthOf(new Date('2026-11-30T22:00:00Z'))).toBe('2026-12');
  expect(monthOf(new Date('2026-11-30T21:59:59Z'))).toBe('2026-11');
});

test('a tax year is 1 March to the end of February, named by the year in which it ends', () => {
  expect(taxYearPeriod('2027')).toEqual({
    from: new Date('2026-03-01T00:00:00+02:00'),
    until: new Date('2027-03-01T00:00:00+02:00'),
  });
  expect(['2026-02', '2026-03', '2026-12', '2027-01', '2027-02', '2027-03'].map(taxYearOf)).toEqual([
    ...['2026', '2027', '2027', '2027', '2027', '2028'],
  ]);
});
