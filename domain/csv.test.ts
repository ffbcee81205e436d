import { expect, test } from 'vitest';
import { csvOf, csvRand } from './csv.ts';

test('a cell keeps its commas, quotes and line ends, and a line ends as spreadsheets have it', () => {
  expect(
    csvOf([
      ['Soap, "fresh"', 'a\nb', 12, ''],
      ['c', 'd', 0, 'e'],
    ]),
  ).toBe('"Soap, ""fresh""","a\nb",12,\r\nc,d,0,e\r\n');
  expect(csvOf([])).toBe('');
});

test.each(['=1+1', '+27', '-2', '@SUM', '\tx', '\rx', '＝1', '＋1', '－1', '＠x'])('%j is no formula', (typed) => {
  const [cell = ''] = csvOf([[typed]]).split('\r\n');
  expect(cell.replace(/^"/, '')).toMatch(/^'/);
  expect(cell).toContain(typed.trim());
});

test('an amount below zero stays a number', () => {
  expect(csvOf([[csvRand(-12_345), csvRand(5)]])).toBe('-123.45,0.05\r\n');
});
