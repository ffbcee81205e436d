import type { RankedRecord } from '#domain/matching/described.ts';
import type { Counted } from '#domain/reliability/figure.ts';
import type { SimulatedJob, SimulatedRep } from './inhabitants.ts';
import type { Market } from './market.ts';
import { dayOf, recordOf } from './simulated-record.ts';
import type { Region } from './towns.ts';

export interface RepState {
  readonly rep: SimulatedRep;
  readonly busy: Set<number>;
  /** Jobs that they looked at; true: dismissed. */
  readonly seen: Map<JobState, boolean>;
  readonly applied: Set<JobState>;
  invited: JobState[];
  /** New jobs in their unread notifications. */
  told: JobState[];
  entries: readonly Counted[];
  record: RankedRecord;
  /** Changes with the record. */
  version: number;
}

export interface JobState {
  readonly job: SimulatedJob;
  open: number;
  offered: number;
  /** Applicants who were not rejected. */
  readonly applicants: Set<RepState>;
  readonly shortlisted: Map<RepState, number>;
  readonly turnedDown: Set<RepState>;
  readonly invited: Set<RepState>;
  /** Suggested reps that the business looked at. */
  readonly considered: Set<RepState>;
}

export interface State {
  readonly market: Market;
  readonly reps: readonly RepState[];
  readonly jobs: readonly JobState[];
  readonly repsIn: ReadonlyMap<Region, readonly RepState[]>;
  readonly jobsIn: ReadonlyMap<Region, readonly JobState[]>;
  now: number;
}

export function openState(market: Market, entriesBefore: (rep: SimulatedRep) => readonly Counted[]): State {
  const reps = market.reps.map((rep): RepState => {
    const entries = entriesBefore(rep);
    return {
      rep,
      busy: new Set(),
      seen: new Map(),
      applied: new Set(),
      invited: [],
      told: [],
      entries,
      record: recordOf(entries, dayOf(0)),
      version: 0,
    };
  });
  const jobs = market.jobs.map(
    (job): JobState => ({
      job,
      open: job.positions,
      offered: 0,
      applicants: new Set(),
      shortlisted: new Map(),
      turnedDown: new Set(),
      invited: new Set(),
      considered: new Set(),
    }),
  );
  return {
    market,
    reps,
    jobs,
    repsIn: Map.groupBy(reps, ({ rep }) => rep.region),
    jobsIn: Map.groupBy(jobs, ({ job }) => job.region),
    now: 0,
  };
}

const newcomerDays = 30;

export const isNewcomer = ({ rep }: RepState, now: number): boolean => now - rep.joined <= newcomerDays;

export const isOpen = ({ job, open }: JobState, now: number): boolean =>
  open > 0 && job.posted <= now && now < (job.days[0] ?? 0);

export const isHere = ({ rep }: RepState, now: number): boolean => rep.joined <= now;

export const canWork = ({ rep, busy }: RepState, { job }: JobState): boolean =>
  rep.region === job.region && !job.days.some((day) => busy.has(day));

/** The candidates of all policies, for a rep and for a job. */
export const jobsFor = ({ jobsIn, now }: State, rep: RepState): JobState[] =>
  (jobsIn.get(rep.rep.region) ?? []).filter((job) => isOpen(job, now) && canWork(rep, job));

export const repsFor = ({ repsIn, now }: State, job: JobState): RepState[] =>
  (repsIn.get(job.job.region) ?? []).filter((rep) => isHere(rep, now) && canWork(rep, job));
