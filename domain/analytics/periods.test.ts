import { expect, test } from 'vitest';
import { periodsFrom } from './periods.ts';

test('weeks begin on Mondays, months on their first days, and both are whole', () => {
  expect(periodsFrom('week', '2026-11-01', '2026-11-09', 9)).toEqual([
    { from: '2026-10-26', to: '2026-11-01' },
    { from: '2026-11-02', to: '2026-11-08' },
    { from: '2026-11-09', to: '2026-11-15' },
  ]);
  expect(periodsFrom('month', '2027-12-31', '2028-03-01', 9)).toEqual([
    { from: '2027-12-01', to: '2027-12-31' },
    { from: '2028-01-01', to: '2028-01-31' },
    { from: '2028-02-01', to: '2028-02-29' },
    { from: '2028-03-01', to: '2028-03-31' },
  ]);
  expect(periodsFrom('day', '2026-12-31', '2027-01-01', 9)).toEqual([
    { from: '2026-12-31', to: '2026-12-31' },
    { from: '2027-01-01', to: '2027-01-01' },
  ]);
});

test('none from a day to an earlier one, and never more than the limit', () => {
  expect(periodsFrom('day', '2026-12-02', '2026-12-01', 9)).toEqual([]);
  expect(periodsFrom('day', '2026-01-01', '2026-12-01', 9)).toHaveLength(9);
});
