import type { AnalyticsEvent } from '#contract/analytics/analytics.ts';
import { type FigureUnit, type RowKind, unitOfRows } from '#contract/analytics/figures.ts';
import type { CsvFormat } from '#contract/csv-format.ts';
import { csvMoment, csvOf, csvRand } from '#domain/shared/csv.ts';

const amountOf: Record<FigureUnit, { readonly heading: string; readonly cell: (amount: number) => number | string }> = {
  count: { heading: '', cell: () => '' },
  cents: { heading: 'Rand', cell: csvRand },
  minutes: { heading: 'Minutes', cell: (minutes) => minutes },
  places: { heading: 'Places', cell: (places) => places },
};

/** The rows of a figure as CSV. */
export function eventsCsv(rows: RowKind, events: readonly AnalyticsEvent[], format: CsvFormat): string {
  const { heading, cell } = amountOf[unitOfRows(rows)];
  return csvOf(
    [
      ['When (South Africa)', 'What', 'Province', 'Industry', ...(heading ? [heading] : []), 'ID'],
      ...events.map(({ at, title, province, industry, amount, id }) => [
        ...[csvMoment(at), title ?? '', province, industry],
        ...(heading ? [cell(amount)] : []),
        id,
      ]),
    ],
    format,
  );
}
