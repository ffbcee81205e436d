import { expect, test } from 'vitest';
import { csvOf, csvRand } from './csv.ts';

const lines = [
  ['Soap, "fresh"', 'a\nb; c', 12.5, ''],
  ['Zoë', 'd', 0, 'e'],
];

test('Excel here opens it: a byte order mark, semicolons and decimal commas', () => {
  expect(csvOf(lines, 'excel')).toBe('\uFEFF"Soap, ""fresh""";"a\nb; c";12,5;\r\nZoë;d;0;e\r\n');
  expect(Buffer.from(csvOf([], 'excel')).toString('hex')).toBe('efbbbf');
});

test('a program reads the plain one: commas and decimal points', () => {
  expect(csvOf(lines, 'plain')).toBe('\uFEFF"Soap, ""fresh""","a\nb; c",12.5,\r\nZoë,d,0,e\r\n');
});

test.each(['=1+1', '+27', '-2', '@SUM', '\tx', '\rx', '＝1', '＋1', '－1', '＠x'])('%j is no formula', (typed) => {
  for (const format of ['excel', 'plain'] as const) {
    const [cell = ''] = csvOf([[typed]], format).split('\r\n');
    expect(cell.replace(/^\uFEFF"?/, '')).toMatch(/^'/);
    expect(cell).toContain(typed.trim());
  }
});

test('a negative amount stays a number', () => {
  expect(csvOf([[csvRand(-12_345), csvRand(5)]], 'excel')).toBe('\uFEFF-123,45;0,05\r\n');
  expect(csvOf([[csvRand(-12_345), csvRand(5)]], 'plain')).toBe('\uFEFF-123.45,0.05\r\n');
});
