/** Programs run a cell that begins like this as a formula, in full width as well. */
const formula = /^[=+\-@\t\r＝＋－＠]/;

function cell(value: string | number): string {
  const text = typeof value === 'string' && formula.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line of a CSV file for a spreadsheet. Text that looks like a formula is marked as text; numbers stay numbers. */
export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(cell).join(',')}\r\n`;

/** A CSV file for a spreadsheet. */
export const csvOf = (lines: readonly (readonly (string | number)[])[]): string => lines.map(csvLine).join('');

/** Cents as a number with a dot, which every spreadsheet reads. */
export const csvRand = (cents: number): number => cents / 100;
