/** Programs take a cell that begins so for a formula, and run it: what people write is marked as text. */
const formula = /^[=+\-@\t\r]/;

function cell(value: string | number): string {
  const text = typeof value === 'string' && formula.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line of a file for a spreadsheet. Numbers stay numbers. */
export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(cell).join(',')}\r\n`;

/** Cents as a number with a dot, which every spreadsheet reads. */
export const csvRand = (cents: number): number => cents / 100;
