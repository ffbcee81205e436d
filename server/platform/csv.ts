import { stringify } from 'csv-stringify/sync';

/**
 * A file for a spreadsheet. Programs take a cell that begins like a formula for one, and run it: what people write is marked as
 * text. Numbers stay numbers.
 */
export const csvOf = (lines: readonly (readonly (string | number)[])[]): string =>
  stringify(
    lines.map((line) => [...line]),
    { escape_formulas: true, record_delimiter: 'windows', quote_record_delimiter: true },
  );

/** Cents as a number with a dot, which every spreadsheet reads. */
export const csvRand = (cents: number): number => cents / 100;
