import type { Behaviour } from '#domain/matching/described.ts';
import type { SimulatedJob, SimulatedRep } from './inhabitants.ts';
import type { Market } from './market.ts';
import type { Region } from './towns.ts';

/** How far it went with somebody who was shown; what went further replaces what did not. */
export type Stage = 'ignored' | 'rejected' | 'shortlisted' | 'interviewed' | 'hired';

export interface Shown {
  /** From 0: where it stood when it was shown first. */
  readonly rank: number;
  readonly day: number;
  stage: Stage;
}

export interface RepState {
  readonly rep: SimulatedRep;
  readonly busy: Set<number>;
  /** Jobs that they looked at; true: and do not want to see again. */
  readonly seen: Map<JobState, boolean>;
  readonly applied: Set<JobState>;
  readonly shown: ShownTo<JobState>;
  invited: JobState[];
  /** New jobs that they were told of, and have not looked at. */
  told: JobState[];
  behaviour: Behaviour | null;
  /** Changes with the behaviour. */
  version: number;
}

export interface JobState {
  readonly job: SimulatedJob;
  open: number;
  offered: number;
  /** Who applied, and was not turned down. */
  readonly applicants: Set<RepState>;
  readonly shortlisted: Map<RepState, number>;
  readonly turnedDown: Set<RepState>;
  readonly invited: Set<RepState>;
  /** Suggested reps that the business looked at. */
  readonly considered: Set<RepState>;
  readonly shown: ShownTo<RepState>;
}

export interface State {
  readonly market: Market;
  readonly reps: readonly RepState[];
  readonly jobs: readonly JobState[];
  readonly repsIn: ReadonlyMap<Region, readonly RepState[]>;
  readonly jobsIn: ReadonlyMap<Region, readonly JobState[]>;
  now: number;
}

export function openState(market: Market, behaviourOf: (rep: SimulatedRep) => Behaviour | null): State {
  const reps = market.reps.map(
    (rep): RepState => ({
      rep,
      busy: new Set(),
      seen: new Map(),
      applied: new Set(),
      shown: new Map(),
      invited: [],
      told: [],
      behaviour: behaviourOf(rep),
      version: 0,
    }),
  );
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
      shown: new Map(),
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

/** What all policies choose from, for a rep and for a job. */
export const jobsFor = ({ jobsIn, now }: State, rep: RepState): JobState[] =>
  (jobsIn.get(rep.rep.region) ?? []).filter((job) => isOpen(job, now) && canWork(rep, job));

export const repsFor = ({ repsIn, now }: State, job: JobState): RepState[] =>
  (repsIn.get(job.job.region) ?? []).filter((rep) => isHere(rep, now) && canWork(rep, job));

const order: readonly Stage[] = ['ignored', 'shortlisted', 'interviewed', 'hired'];

/** What became of what one side was shown: jobs of a rep, or reps of a job. */
export type ShownTo<Whom> = Map<Whom, Shown>;

export function noteShown<Whom>(shown: ShownTo<Whom>, whom: Whom, rank: number, day: number): void {
  if (!shown.has(whom)) shown.set(whom, { rank, day, stage: 'ignored' });
}

/** A no is the last word. */
export function noteStage<Whom>(shown: ShownTo<Whom>, whom: Whom, stage: Stage): void {
  const known = shown.get(whom);
  if (known && (stage === 'rejected' || order.indexOf(stage) > order.indexOf(known.stage))) known.stage = stage;
}
