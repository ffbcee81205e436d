import type { AnalyticsDeed } from '#contract/analytics/analytics.ts';
import { type FigureUnit, type RowKind, unitOfRows } from '#contract/analytics/figures.ts';
import type { CsvFormat } from '#contract/csv-format.ts';
import { csvOf, csvRand } from '#domain/csv.ts';

const amountOf: Record<FigureUnit, { readonly heading: string; readonly cell: (amount: number) => number | string }> = {
  count: { heading: '', cell: () => '' },
  cents: { heading: 'Rand', cell: csvRand },
  minutes: { heading: 'Minutes', cell: (minutes) => minutes },
  places: { heading: 'Places', cell: (places) => places },
};

/** `2026-11-30 23:59`, which spreadsheets read as a moment and sort. */
const inSouthAfrica = (at: string) =>
  new Date(Date.parse(at) + 2 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');

/** The rows of a figure, for a spreadsheet. */
export function deedsCsv(rows: RowKind, deeds: readonly AnalyticsDeed[], format: CsvFormat): string {
  const { heading, cell } = amountOf[unitOfRows(rows)];
  return csvOf(
    [
      ['When (South Africa)', 'What', 'Province', 'Industry', ...(heading ? [heading] : []), 'Id'],
      ...deeds.map(({ at, title, province, industry, amount, id }) => [
        ...[inSouthAfrica(at), title ?? '', province, industry],
        ...(heading ? [cell(amount)] : []),
        id,
      ]),
    ],
    format,
  );
}
