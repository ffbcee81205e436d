import type { Market } from './market.ts';
import { type NotifiedOf, openNotifying } from './notifying.ts';
import { drawOf } from './random.ts';
import type { JobState, RepState, State } from './state.ts';

/** Determines who sees what first. Everything else is the same for all policies. */
export interface Policy {
  readonly jobsFor: (state: State, rep: RepState, jobs: readonly JobState[]) => JobState[];
  readonly applicantsOf: (state: State, job: JobState, reps: readonly RepState[]) => RepState[];
  /** Suggested reps for a business, which may invite them to apply. */
  readonly suggestionsFor: (state: State, job: JobState, reps: readonly RepState[]) => RepState[];
  /** Reps notified immediately of a new job, besides the invited ones. */
  readonly notifiedOf?: NotifiedOf;
  readonly onMorning?: (state: State) => void;
  readonly onPosted?: (state: State, job: JobState) => void;
}

/** Highest first, each computed once. */
export function byScore<T>(all: readonly T[], scoreOf: (one: T) => number): T[] {
  return all
    .map((one) => ({ one, score: scoreOf(one) }))
    .sort((one, other) => other.score - one.score)
    .map(({ one }) => one);
}

export const newestFirst: Policy = {
  jobsFor: (_, __, jobs) => jobs.toSorted((one, other) => other.job.posted - one.job.posted),
  applicantsOf: (_, __, reps) => [...reps],
  suggestionsFor: (_, __, reps) => reps.toSorted((one, other) => other.rep.joined - one.rep.joined),
};

/** Notifies as many of a new job as the ranking does, at random. */
export const newestNotifyingAnyone = (): Policy => ({
  ...newestFirst,
  notifiedOf: openNotifying(
    ({ market }, { job }, { rep }) => 1 - 0.5 * drawOf(market.seed, 'anyone', job.number, rep.number),
  ),
});

/** Not achievable: it uses the hidden attributes. It is the upper bound of ordering alone, and of notifying too. */
export function openAllKnowing({ fit }: Market, tells: boolean): Policy {
  const both = ({ job }: JobState, { rep }: RepState) => Math.min(fit.liked(rep, job), fit.worth(job, rep));
  return {
    jobsFor: (_, rep, jobs) => byScore(jobs, (job) => both(job, rep)),
    applicantsOf: (_, job, reps) => byScore(reps, (rep) => both(job, rep)),
    suggestionsFor: (_, job, reps) => byScore(reps, (rep) => both(job, rep)),
    ...(tells && { notifiedOf: openNotifying((_, job, rep) => 1 / (1 + Math.exp(-3 * both(job, rep)))) }),
  };
}
