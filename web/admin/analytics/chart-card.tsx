import { useRef } from 'react';
import type { AnalyticsFigures, PeriodLength } from '#contract/analytics/analytics.ts';
import { CsvButton } from '#web/lib/csv-button.tsx';
import { DownloadButton } from '#web/lib/download-button.tsx';
import { Card } from '#web/ui/card.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { Chart } from './chart-columns.ts';
import { chartCsv, chartCsvName, chartPng, chartSvg } from './chart-files.ts';
import { ChartLegend } from './chart-legend.tsx';
import { FigureChart } from './figure-chart.tsx';
import { FigureTable } from './figure-table.tsx';

interface ChartCardProps {
  readonly chart: Chart;
  readonly answer: AnalyticsFigures;
  readonly by: PeriodLength;
  readonly addressWith: (changes: Readonly<Record<string, string | undefined>>) => string;
}

/** A chart with its table, and exports of both. */
export function ChartCard({ chart, answer, by, addressWith }: ChartCardProps) {
  const drawn = useRef<HTMLDivElement>(null);
  const files = [
    { kind: 'PNG', load: async () => chartPng(drawn.current as HTMLElement, chart, answer) },
    { kind: 'SVG', load: async () => chartSvg(drawn.current as HTMLElement, chart, answer) },
  ] as const;
  return (
    <Card
      title={chart.title}
      description={chart.says}
      footer={
        <div className="flex flex-wrap gap-2">
          {files.map(({ kind, load }) => (
            <DownloadButton key={kind} load={load}>
              {kind}
              <VisuallyHidden> of {chart.title}</VisuallyHidden>
            </DownloadButton>
          ))}
          <CsvButton name={chartCsvName(chart, answer)} load={(format) => chartCsv(chart, answer, format)}>
            CSV<VisuallyHidden> of {chart.title}</VisuallyHidden>
          </CsvButton>
        </div>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-2">
        <div className="min-w-0">
          <ChartLegend chart={chart} />
          <div ref={drawn} className="mt-2">
            <FigureChart chart={chart} answer={answer} />
          </div>
        </div>
        <FigureTable chart={chart} answer={answer} by={by} addressWith={addressWith} />
      </div>
    </Card>
  );
}
