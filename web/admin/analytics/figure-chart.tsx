import { Bar, CartesianGrid, ComposedChart, Line, ReferenceLine, Tooltip, XAxis, YAxis } from 'recharts';
import type { AnalyticsFigures } from '#contract/analytics/analytics.ts';
import type { Chart, ChartColumn } from './chart-columns.ts';
import { axisText, type ChartUnit, periodText, periodTick, plainNumber, tickText, valueText } from './value-texts.ts';

/** Distinguished by stroke as well as colour. */
const looks = [
  { colour: 'var(--brand)', dash: undefined },
  { colour: 'var(--on-accent-soft)', dash: '7 4' },
  { colour: 'var(--on-info-soft)', dash: '2 4' },
  { colour: 'var(--danger)', dash: '10 4 2 4' },
] as const;

export const lookOf = (number: number) => looks[number % looks.length] ?? looks[0];

const small = { fontSize: 13, fill: 'var(--ink-soft)' };

const drawn = (unit: ChartUnit, value: number | null) => (value === null ? null : plainNumber(unit, value));

interface FigureChartProps {
  readonly chart: Chart;
  readonly answer: AnalyticsFigures;
}

interface TooltipProps {
  readonly active?: boolean;
  readonly label?: string | number;
  readonly columns: readonly ChartColumn[];
  readonly rows: readonly Row[];
  readonly series: readonly (readonly (number | null)[])[];
}

type Row = Record<string, number | string | null> & { readonly period: string; readonly text: string };

function ChartTooltip({ active, label, columns, rows, series }: TooltipProps) {
  const row = rows.find(({ period }) => period === label);
  if (!active || !row) return null;
  return (
    <div className="rounded-control border border-line bg-surface px-3 py-2 text-sm shadow-popup">
      <p className="font-semibold">{row.text}</p>
      {columns.map(({ label: name, unit }, number) => (
        <p key={name} className="figures text-ink-soft">
          {name}: <strong className="text-ink">{valueText(unit, series[number]?.[rows.indexOf(row)] ?? null)}</strong>
        </p>
      ))}
    </div>
  );
}

/** The same numbers are in the table beside it, for users who can't see the chart. */
export function FigureChart({ chart, answer }: FigureChartProps) {
  const columns = chart.columns.filter(({ undrawn }) => !undrawn);
  const unit = columns[0]?.unit ?? 'count';
  const series = columns.map(({ values }) => values(answer));
  const rows: Row[] = answer.periods.map(({ from, to, isWhole }, at) => ({
    ...Object.fromEntries(
      series.map((values, number) => [`s${number}`, drawn(columns[number]?.unit ?? 'count', values[at] ?? null)]),
    ),
    // Months of the same name are a year apart.
    period: from,
    text: `${periodText(from, to)}${isWhole ? '' : ', so far'}`,
    to,
  }));
  const open = answer.periods.find(({ isWhole }) => !isWhole);
  const tickOf = new Map(rows.map(({ period, to }) => [period, periodTick(period, String(to))]));
  return (
    <ComposedChart
      responsive
      data={rows}
      title={chart.title}
      desc="Use the arrow keys to move between periods. The table that follows has the same numbers."
      margin={{ top: 28, right: 12, bottom: 4, left: 4 }}
      style={{ width: '100%', height: 300 }}
    >
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis
        dataKey="period"
        tick={small}
        tickLine={false}
        axisLine={{ stroke: 'var(--line-strong)' }}
        tickFormatter={(from: string) => tickOf.get(from) ?? from}
        minTickGap={18}
        height={28}
      />
      <YAxis
        tick={small}
        tickLine={false}
        axisLine={false}
        width={52}
        allowDecimals={unit === 'percent'}
        tickFormatter={(value: number) => tickText(unit, value)}
        label={{ value: axisText[unit], position: 'top', offset: 14, dx: -22, ...small, textAnchor: 'start' }}
      />
      <Tooltip
        cursor={{ fill: 'var(--sunken)', stroke: 'var(--line-strong)' }}
        content={(given) => (
          <ChartTooltip
            active={given.active}
            {...(given.label === undefined ? {} : { label: given.label })}
            columns={columns}
            rows={rows}
            series={series}
          />
        )}
      />
      {open ? (
        <ReferenceLine
          x={open.from}
          stroke="var(--line-strong)"
          strokeDasharray="3 3"
          label={{ value: 'so far', position: 'top', ...small, textAnchor: 'end', dx: 12 }}
        />
      ) : null}
      {columns.map(({ label }, number) => {
        const { colour, dash } = lookOf(number);
        return chart.draws === 'bars' ? (
          <Bar key={label} dataKey={`s${number}`} name={label} fill={colour} radius={[3, 3, 0, 0]} maxBarSize={36} />
        ) : (
          <Line
            key={label}
            dataKey={`s${number}`}
            name={label}
            type="linear"
            stroke={colour}
            strokeWidth={2.5}
            {...(dash ? { strokeDasharray: dash } : {})}
            dot={{ r: 3, fill: colour, strokeDasharray: 'none' }}
            connectNulls={false}
          />
        );
      })}
    </ComposedChart>
  );
}
