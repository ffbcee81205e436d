import type { AnalyticsFigures } from '#contract/analytics/analytics.ts';
import type { Figure, RowKind } from '#contract/analytics/figures.ts';
import type { ChartUnit } from './value-texts.ts';

type Values = (answer: AnalyticsFigures) => readonly (number | null)[];

/** One series: a column of the table, and how the chart draws it. */
export interface ChartColumn {
  readonly label: string;
  readonly unit: ChartUnit;
  readonly values: Values;
  /** The figure whose rows a number opens. */
  readonly figure?: Figure;
  /** The rows it opens when it belongs to no figure. */
  readonly opens?: RowKind;
  /** Only in the table. */
  readonly undrawn?: true;
}

export interface Chart {
  readonly title: string;
  /** Explains what the figures count, and on which date. */
  readonly says: string;
  readonly draws: 'bars' | 'lines';
  readonly columns: readonly ChartColumn[];
}

/** How often. */
export const counted = (label: string, figure: Figure): ChartColumn => ({
  label,
  unit: 'count',
  figure,
  values: ({ figures }) => figures[figure].counts,
});

/** How much money. */
export const money = (label: string, figure: Figure): ChartColumn => ({
  label,
  unit: 'rand',
  figure,
  values: ({ figures }) => figures[figure].amounts,
});

const divided = (amounts: readonly number[], by: readonly number[]) =>
  amounts.map((amount, number) => (by[number] ? amount / (by[number] ?? 1) : null));

/** How long it took, on average. */
export const averageTime = (label: string, figure: Figure): ChartColumn => ({
  label,
  unit: 'hours',
  figure,
  values: ({ figures }) => divided(figures[figure].amounts, figures[figure].counts),
});

export const share = (
  label: string,
  part: (answer: AnalyticsFigures) => readonly number[],
  whole: (answer: AnalyticsFigures) => readonly number[],
): ChartColumn => ({ label, unit: 'percent', values: (answer) => divided(part(answer), whole(answer)) });

export const inTable = (column: ChartColumn): ChartColumn => ({ ...column, undrawn: true });
