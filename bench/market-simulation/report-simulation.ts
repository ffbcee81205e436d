import type { Report, Table } from '../support/report.ts';
import { type Interval, intervalOf } from './intervals.ts';
import type { Measured, MeasureName } from './measure-run.ts';

type Results = readonly Readonly<Record<string, Measured>>[];

const columns: readonly (readonly [heading: string, MeasureName, say: (value: number) => string])[] = [
  ['hires', 'hires', (value) => value.toFixed(0)],
  ['days to fill', 'timeToFill', (value) => value.toFixed(1)],
  ['unfilled', 'unfilled', (value) => percent(value)],
  ['nDCG@10', 'ndcg', (value) => value.toFixed(3)],
  ['of jobs', 'ndcgOfJobs', (value) => value.toFixed(3)],
  ['of reps', 'ndcgOfReps', (value) => value.toFixed(3)],
  ['Gini', 'gini', (value) => value.toFixed(3)],
  ['newcomers', 'newcomers', (value) => percent(value)],
  ['of their share', 'newcomersFair', (value) => value.toFixed(2)],
  ['no-shows', 'noShows', (value) => percent(value)],
];

const percent = (value: number) => `${(100 * value).toFixed(1)} %`;

/** Means over the seeds, with what they may be wrong by. */
export function measuresTable(results: Results): Table {
  const names = Object.keys(results[0] ?? {});
  return {
    headings: ['policy', ...columns.map(([heading]) => heading)],
    rows: names.map((name) => [
      name,
      ...columns.map(([, measure, say]) => {
        const { mean, half } = intervalOf(valuesOf(results, name, measure));
        return `${say(mean)} ± ${say(half).replace(' %', '')}`;
      }),
    ]),
  };
}

const valuesOf = (results: Results, name: string, measure: MeasureName): number[] =>
  results.map((result) => result[name]?.[measure] ?? Number.NaN);

/** By how much one is above the other, of each market: they are the same markets, and differ less than their means. */
export function aboveOf(results: Results, name: string, other: string, measure: MeasureName): Interval {
  const others = valuesOf(results, other, measure);
  return intervalOf(valuesOf(results, name, measure).map((value, at) => value / (others[at] ?? Number.NaN) - 1));
}

export function reportSimulation(results: Results): Report {
  return { tables: [measuresTable(results)], met: true };
}
