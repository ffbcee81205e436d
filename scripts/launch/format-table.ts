/** Rows under their column names, as psql prints them. */
export function formatTable(names: string[], rows: (string | null)[][]): string {
  const cells = rows.map((row) => row.map((value) => (value ?? '').replaceAll('\n', '↵')));
  const widths = names.map((name, column) =>
    cells.reduce((width, row) => Math.max(width, row[column]?.length ?? 0), name.length),
  );
  const line = (row: string[]) =>
    row
      .map((cell, column) => ` ${cell.padEnd(widths[column] ?? 0)} `)
      .join('|')
      .trimEnd();
  const rule = widths.map((width) => '-'.repeat(width + 2)).join('+');
  const count = `(${rows.length} ${rows.length === 1 ? 'row' : 'rows'})`;
  return [line(names), rule, ...cells.map(line), count, ''].join('\n');
}
