/** Prints rows under their headings: the first column to the left, numbers to the right. */
export function printTable(headings: readonly string[], rows: readonly (readonly string[])[]): void {
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
