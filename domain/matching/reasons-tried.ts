import { mean } from './measures.ts';

/** What was decided about one job. */
export interface TriedJob {
  readonly hidden: boolean;
  /** Of a decision, on the average; null: none was timed. */
  readonly seconds: number | null;
  readonly approved: number;
  /** Of whom was approved. */
  readonly applied: number;
  readonly hired: number;
  readonly dropped: number;
  /** Of whom was dropped, and came by themselves. */
  readonly hiredAnyway: number;
}

/** With reasons less without; null while there are too few jobs on either side to say. */
export interface Difference {
  readonly difference: number;
  /** Between these in 95 of 100 such trials. */
  readonly low: number;
  readonly high: number;
}

/** Of jobs on each side: reasons are drawn by the job, so jobs are what is counted. */
export const leastTried = 30;

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

function spreadOf(values: readonly number[]): number {
  const middle = mean(values);
  return sum(values.map((value) => (value - middle) ** 2)) / (values.length - 1) / values.length;
}

export function differenceOf(shown: readonly number[], hidden: readonly number[]): Difference | null {
  if (Math.min(shown.length, hidden.length) < leastTried) return null;
  const difference = mean(shown) - mean(hidden);
  const wrongBy = 1.96 * Math.sqrt(spreadOf(shown) + spreadOf(hidden));
  return { difference, low: difference - wrongBy, high: difference + wrongBy };
}

const measures = {
  seconds: ({ seconds }: TriedJob) => seconds,
  applied: ({ approved, applied }: TriedJob) => (approved === 0 ? null : applied / approved),
  hired: ({ approved, hired }: TriedJob) => (approved === 0 ? null : hired / approved),
  hiredAnyway: ({ dropped, hiredAnyway }: TriedJob) => (dropped === 0 ? null : hiredAnyway / dropped),
} as const;

/** How long decisions took and how often they came true, of jobs with and without reasons. */
export function compareTried(jobs: readonly TriedJob[]) {
  const sides = { shown: jobs.filter(({ hidden }) => !hidden), hidden: jobs.filter(({ hidden }) => hidden) };
  const each = (side: readonly TriedJob[], measure: keyof typeof measures) =>
    side.flatMap((job) => measures[measure](job) ?? []);
  const compared = (measure: keyof typeof measures) => {
    const [shown, hidden] = [each(sides.shown, measure), each(sides.hidden, measure)];
    return {
      shown: shown.length === 0 ? null : mean(shown),
      hidden: hidden.length === 0 ? null : mean(hidden),
      jobs: { shown: shown.length, hidden: hidden.length },
      by: differenceOf(shown, hidden),
    };
  };
  return {
    jobs: { shown: sides.shown.length, hidden: sides.hidden.length },
    decisions: {
      shown: sum(sides.shown.map(({ approved, dropped }) => approved + dropped)),
      hidden: sum(sides.hidden.map(({ approved, dropped }) => approved + dropped)),
    },
    seconds: compared('seconds'),
    applied: compared('applied'),
    hired: compared('hired'),
    hiredAnyway: compared('hiredAnyway'),
  };
}
