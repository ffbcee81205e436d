import { expect, test } from 'vitest';
import { csvLine } from './csv-line.ts';

test('a line of a spreadsheet keeps commas, quotes and line ends inside of their cells', () => {
  expect(csvLine(['Soap, "fresh"', 'a\nb', 12])).toBe('"Soap, ""fresh""","a\nb",12\r\n');
});

test('what people write is no formula, and an amount below zero stays a number', () => {
  expect(csvLine(['=1+1', '-2', '@x', -123.45])).toBe("'=1+1,'-2,'@x,-123.45\r\n");
});
