/** Programs take a cell that begins so for a formula, and run it: what people write is marked as text. */
const formula = /^[=+\-@\t\r]/;

function cell(value: string | number): string {
  const text = typeof value === 'string' && formula.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * One line of a file for a spreadsheet. Numbers stay numbers. What the server makes is made by csv-stringify (server/platform/csv.ts), which
 * would bring 80 KB for Node's Buffer to a browser.
 */
export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(cell).join(',')}\r\n`;
