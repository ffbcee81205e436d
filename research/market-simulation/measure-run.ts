import { gini, mean } from '#domain/matching/measures.ts';
import type { Records } from './records.ts';

/** Measures of one run of a market under one policy. */
export interface Measured {
  /** Reps who came to work. */
  readonly hires: number;
  /** In days, over all positions: unfilled ones count as longer than any. */
  readonly timeToFill: number;
  readonly unfilled: number;
  /** Of jobs listed for reps and reps listed for jobs, their mean. */
  readonly ndcg: number;
  readonly ndcgOfJobs: number;
  readonly ndcgOfReps: number;
  readonly gini: number;
  readonly newcomers: number;
  /** Their share of the hires, relative to their share of the reps. */
  readonly newcomersFair: number;
  readonly noShows: number;
}

export type MeasureName = keyof Measured;

const leastDaysThere = 14;

export function measureRun({ state, counted }: Records): Measured {
  const { days } = state.market.size;
  // Jobs posted at the end have not had their time.
  const over = state.jobs.filter(({ job }) => (job.days[0] ?? 0) < days);
  const positions = over.reduce((sum, { job }) => sum + job.positions, 0);
  const hires = counted.hires.filter(({ job }) => over.includes(job));
  const waits = hires.map((hire) => hire.days).sort((one, other) => one - other);
  const longest = Math.max(...over.map(({ job }) => (job.days[0] ?? 0) - job.posted));
  const ndcgOfJobs = mean(counted.ofJobs);
  const ndcgOfReps = mean(counted.ofReps);
  const newcomers = share(counted.hires.filter(({ newcomer }) => newcomer).length, counted.hires.length);
  const shares = state.reps.flatMap((rep) => {
    const there = days - Math.max(0, rep.rep.joined);
    return there < leastDaysThere ? [] : [(counted.exposure.get(rep) ?? 0) / there];
  });
  return {
    hires: counted.came,
    timeToFill: waits[Math.floor(positions / 2)] ?? longest,
    unfilled: 1 - share(hires.length, positions),
    ndcg: (ndcgOfJobs + ndcgOfReps) / 2,
    ndcgOfJobs,
    ndcgOfReps,
    gini: gini(shares),
    newcomers,
    newcomersFair: share(newcomers, share(counted.newcomerDays, counted.repDays)),
    noShows: share(counted.noShows, counted.came + counted.noShows),
  };
}

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
