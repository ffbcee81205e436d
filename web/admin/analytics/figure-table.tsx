import type { AnalyticsFigures, PeriodLength } from '#contract/analytics/analytics.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { Chart } from './chart-columns.ts';
import { figureNames } from './figure-names.ts';
import { periodStart, periodText, valueText } from './value-texts.ts';

const begins: Readonly<Record<PeriodLength, string>> = { day: 'Day', week: 'Week from', month: 'Month' };

interface FigureTableProps {
  readonly chart: Chart;
  readonly answer: AnalyticsFigures;
  readonly by: PeriodLength;
  readonly addressWith: (changes: Readonly<Record<string, string | undefined>>) => string;
}

/** The numbers of a chart, newest first; each links to the rows behind it. */
export function FigureTable({ chart, answer, by, addressWith }: FigureTableProps) {
  const series = chart.columns.map(({ values }) => values(answer));
  const periods = answer.periods.map((period, at) => ({ ...period, at })).toReversed();
  return (
    <section
      className="relative max-h-80 min-w-0 overflow-x-auto overflow-y-auto"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to scroll by the keyboard too
      tabIndex={0}
      aria-label={`${chart.title}: figures`}
    >
      <table className="w-full text-[0.9375rem]">
        <caption className="sr-only">{chart.title} by period, newest first</caption>
        <thead className="sticky top-0 bg-surface">
          <tr className="border-line border-b">
            <th scope="col" className="py-2 pe-3 text-start font-semibold text-ink-soft text-sm">
              {begins[by]}
            </th>
            {chart.columns.map(({ label }) => (
              <th key={label} scope="col" className="py-2 ps-3 text-end font-semibold text-ink-soft text-sm">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {periods.map(({ from, to, isWhole, at }) => (
            <tr key={from} className="border-line border-b last:border-0">
              <th scope="row" className="whitespace-nowrap py-2 pe-3 text-start font-normal">
                {periodStart(from, by)}
                {isWhole ? null : <span className="block text-ink-soft text-sm">so far</span>}
              </th>
              {chart.columns.map(({ label, unit, figure, opens = figure }, number) => {
                const value = series[number]?.[at] ?? null;
                const text = valueText(unit, value);
                return (
                  <td key={label} className="figures whitespace-nowrap py-2 ps-3 text-end">
                    {opens && value !== null && value !== 0 ? (
                      <TextLink
                        to={addressWith({ rows: opens, rowsFrom: from, rowsTo: to })}
                        className="inline-grid min-h-10 min-w-10 items-center justify-end md:min-h-6 md:min-w-6"
                      >
                        {text}
                        <VisuallyHidden>
                          {' '}
                          – show rows: {figureNames[opens]}, {periodText(from, to)}
                        </VisuallyHidden>
                      </TextLink>
                    ) : (
                      text
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
