import { type SaleInput, saleInput } from '#contract/engagements/sales.ts';
import { saleLimits } from '#contract/engagements/sales-options.ts';
import { readSalesRow, salesColumns } from '#domain/engagements/sales-file.ts';
import { csvRows } from '#domain/shared/csv-rows.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { recordSale } from './record-sale.ts';

interface Fault {
  readonly field: string;
  readonly message: string;
}

/** More would fill the screen. */
const mostFaults = 50;

const refuse = (fields: readonly Fault[]) => new Refusal('sales.file_invalid', { fields: fields.slice(0, mostFaults) });

/** An amount that can’t be read is named with how to write it: many are plain to the person who wrote them. */
const wordAmount = (amount: string | undefined, message: string): string =>
  amount && !/^-/.test(amount) ? `Write the amount like 1234.50 instead of “${amount.slice(0, 20)}”.` : message;

/** The rows of a file, each with its line; throws if the first row doesn’t name the columns. */
function rowsOf(content: string): readonly { readonly line: string; readonly cells: Record<string, string> }[] {
  const [head, ...rows] = csvRows(content);
  const names = (head ?? []).map((name) => name.toLowerCase());
  const missing = salesColumns.filter((name) => name !== 'place' && !names.includes(name));
  if (missing.length > 0)
    throw refuse([{ field: 'Row 1', message: `Name these columns in the first row: ${missing.join(', ')}.` }]);
  if (rows.length > saleLimits.csvRows)
    throw refuse([{ field: 'Rows', message: `A file can have at most ${saleLimits.csvRows} sales.` }]);
  return rows.map((cells, at) => ({
    line: `Row ${at + 2}`,
    cells: Object.fromEntries(names.map((name, place) => [name, cells[place] ?? ''])),
  }));
}

/** Records all sales of a file, or none. */
export async function importSales(tx: Tx, businessId: string, content: string) {
  const faults: Fault[] = [];
  let imported = 0;
  let repeated = 0;
  const record = async (line: string, input: SaleInput) => {
    try {
      const recorded = await recordSale(tx, { businessId, source: 'csv', input });
      if (recorded.repeated) repeated += 1;
      else imported += 1;
    } catch (error) {
      // A refusal leaves the transaction whole: it comes before the row is written.
      if (!(error instanceof Refusal)) throw error;
      faults.push({ field: line, message: error.message });
    }
  };
  for (const { line, cells } of rowsOf(content)) {
    const parsed = saleInput.safeParse(readSalesRow(cells));
    if (parsed.success) await record(line, parsed.data);
    else
      for (const { path, message } of parsed.error.issues)
        faults.push({ field: line, message: path[0] === 'amountCents' ? wordAmount(cells.amount, message) : message });
  }
  if (faults.length > 0) throw refuse(faults);
  return { imported, repeated };
}
