import { expect, test } from 'vitest';
import { periodStart, periodText, periodTick, plainNumber, tickText, valueText } from './value-texts.ts';

test('numbers are formatted by their unit', () => {
  expect([
    valueText('count', 12_345),
    valueText('rand', 123_450),
    valueText('rand', -500_000),
    valueText('hours', 42),
    valueText('hours', 150),
    valueText('hours', 4 * 1440),
    valueText('percent', 0.3333),
    valueText('percent', null),
  ]).toEqual(['12,345', 'R1,234.50', '-R5,000', '42 min', '2.5 h', '4.0 days', '33.3%', '–']);
});

test('axes and spreadsheets use rand, hours and percent', () => {
  expect([plainNumber('rand', 123_450), plainNumber('hours', 90), plainNumber('percent', 0.125)]).toEqual([
    1234.5, 1.5, 12.5,
  ]);
  expect([
    tickText('rand', 1_400_000),
    tickText('rand', 8_000_000),
    tickText('rand', 350_000),
    tickText('rand', 500),
  ]).toEqual([...['1.4m', '8m', '350k', '500']]);
  expect([tickText('count', 1_200), tickText('percent', 1.5)]).toEqual(['1,200', '1.5']);
});

test('periods are named by their days', () => {
  expect([periodTick('2026-10-05', '2026-10-11'), periodTick('2026-10-01', '2026-10-31')]).toEqual(['5 Oct', 'Oct']);
  expect(periodTick('2027-01-01', '2027-01-31')).toBe('Jan 2027');
  expect([periodText('2026-10-05', '2026-10-11'), periodText('2026-10-05', '2026-10-05')]).toEqual([
    '5 Oct to 11 Oct 2026',
    '5 Oct 2026',
  ]);
  expect([periodStart('2026-10-05', 'week'), periodStart('2026-10-01', 'month')]).toEqual([
    '5 Oct 2026',
    'October 2026',
  ]);
});
