import { percentile } from './percentile.ts';

export interface Table {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The result of a case. */
export interface Report {
  readonly tables: readonly Table[];
  readonly remarks?: readonly string[];
  /** False: a target was missed. */
  readonly met: boolean;
}

export function printReport({ tables, remarks = [] }: Report): void {
  for (const table of tables) printTable(table);
  for (const remark of remarks) console.log(remark);
}

/** Prints rows under their headings: the first column to the left, numbers to the right. */
export function printTable({ headings, rows }: Table): void {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd();
  console.log(`\n${[headings, widths.map((width) => '-'.repeat(width)), ...rows].map(line).join('\n')}`);
}

export const inMilliseconds = (value: number) => `${value.toFixed(value < 100 ? 1 : 0)} ms`;

export function timesTable(what: string, values: readonly number[]): Table {
  const shares = [0.5, 0.99].map((share) => inMilliseconds(percentile(values, share)));
  return { headings: ['', 'times', 'p50', 'p99'], rows: [[what, String(values.length), ...shares]] };
}

/** The middle half. */
export const spreadOf = (values: readonly number[]) =>
  `${percentile(values, 0.25).toFixed(2)} to ${percentile(values, 0.75).toFixed(2)}`;
