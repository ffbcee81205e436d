import type { Report, Table } from '../../bench/support/report.ts';
import { type Interval, intervalOf } from './intervals.ts';
import type { Measured, MeasureName } from './measure-run.ts';
import {
  anyoneNotified,
  baselines,
  halfLook,
  knowing,
  knowingAndNotifying,
  ours,
  parts,
  withoutPart,
} from './policies.ts';

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

/** Means over the seeds, with their margins of error. */
function measuresTable(results: Results): Table {
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

/** Paired differences by market: the markets are the same, and differ less than their means. */
function aboveOf(results: Results, name: string, other: string, measure: MeasureName): Interval {
  const others = valuesOf(results, other, measure);
  return intervalOf(valuesOf(results, name, measure).map((value, at) => value / (others[at] ?? Number.NaN) - 1));
}

interface Target {
  readonly what: string;
  readonly measure: MeasureName;
  /** Null: the value itself. */
  readonly against: string | null;
  readonly asked: number;
  readonly isMet: (value: number, asked: number) => boolean;
}

const atLeast = (value: number, asked: number) => value >= asked;
const atMost = (value: number, asked: number) => value <= asked;
const { newest, former } = baselines;

const targets: readonly Target[] = [
  { what: 'nDCG@10', measure: 'ndcg', against: newest, asked: 0.2, isMet: atLeast },
  { what: 'nDCG@10', measure: 'ndcg', against: former, asked: 0.1, isMet: atLeast },
  { what: 'days to fill', measure: 'timeToFill', against: newest, asked: -0.25, isMet: atMost },
  { what: 'Gini', measure: 'gini', against: newest, asked: 0, isMet: atMost },
  { what: 'newcomers, of their share', measure: 'newcomersFair', against: null, asked: 1, isMet: atLeast },
];

const signed = (value: number) => `${value < 0 ? '−' : '+'}${percent(Math.abs(value))}`;

/** Targets, and results. */
function targetsTable(results: Results): Table & { readonly met: boolean } {
  const found = targets.map((target) => {
    const { what, measure, against, asked, isMet } = target;
    const { mean, half } =
      against === null ? intervalOf(valuesOf(results, ours, measure)) : aboveOf(results, ours, against, measure);
    const say = against === null ? (value: number) => value.toFixed(2) : signed;
    const met = isMet(mean, asked);
    const row = [
      against === null ? what : `${what} against ${against}`,
      say(asked),
      `${say(mean)} ± ${against === null ? half.toFixed(2) : percent(half)}`,
      met
        ? 'met'
        : `missed by ${against === null ? Math.abs(asked - mean).toFixed(2) : percent(Math.abs(asked - mean))}`,
    ];
    return { row, met };
  });
  return {
    headings: ['this', 'asked', 'measured', ''],
    rows: found.map(({ row }) => row),
    met: found.every(({ met }) => met),
  };
}

const fillCompared: readonly (readonly [name: string, other: string])[] = [
  [ours, newest],
  [ours, anyoneNotified],
  [withoutPart('telling'), newest],
  [halfLook(ours), halfLook(newest)],
  [knowing, newest],
  [knowingAndNotifying, newest],
];

/** The share of ordering and of notifying in the time to fill, and the upper bound of each. */
function fillTable(results: Results): Table {
  return {
    headings: ['days to fill', 'against', 'measured'],
    rows: fillCompared.map(([name, other]) => {
      const { mean, half } = aboveOf(results, name, other, 'timeToFill');
      return [name, other, `${signed(mean)} ± ${percent(half)}`];
    }),
  };
}

const ablated: readonly MeasureName[] = ['hires', 'timeToFill', 'ndcg', 'gini', 'newcomersFair'];

/** Ablation: how the measures change without each part. */
function lossesTable(results: Results): Table {
  const heading = (name: MeasureName) => columns.find(([, measure]) => measure === name)?.[0] ?? name;
  return {
    headings: ['without', ...ablated.map(heading)],
    rows: parts.map((part) => [
      part,
      ...ablated.map((measure) => {
        const { mean, half } = aboveOf(results, withoutPart(part), ours, measure);
        return `${signed(mean)} ± ${percent(half)}`;
      }),
    ]),
  };
}

export function reportSimulation(results: Results): Report {
  const { met, ...asked } = targetsTable(results);
  return { tables: [measuresTable(results), lossesTable(results), fillTable(results), asked], met };
}
