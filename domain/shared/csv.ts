import type { CsvFormat } from '#contract/csv-format.ts';
import { clockInSouthAfrica } from './calendar-day.ts';

/** Programs run a cell that begins like this as a formula, in full width as well. */
const formula = /^[=+\-@\t\r＝＋－＠]/;

/** Without it Excel takes UTF-8 for the letters of Windows when a file is opened by a double click. */
const byteOrderMark = '\uFEFF';

const signs = {
  excel: { separator: ';', decimal: ',' },
  plain: { separator: ',', decimal: '.' },
} as const satisfies Record<CsvFormat, unknown>;

type Cell = string | number;

function write(value: Cell, decimal: string): string {
  if (typeof value === 'number') return String(value).replace('.', decimal);
  const text = formula.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A CSV file for a spreadsheet. Text that looks like a formula is marked as text; numbers stay numbers. */
export function csvOf(lines: readonly (readonly Cell[])[], format: CsvFormat): string {
  const { separator, decimal } = signs[format];
  const written = lines.map((cells) => `${cells.map((cell) => write(cell, decimal)).join(separator)}\r\n`);
  return byteOrderMark + written.join('');
}

/** Cents as a number, which every spreadsheet adds up. */
export const csvRand = (cents: number): number => cents / 100;

/** "2026-11-30 23:59" in South Africa, which spreadsheets read as a moment and sort. */
export const csvMoment = (at: string | Date): string => clockInSouthAfrica(new Date(at)).replace('T', ' ');
