import { ndcg } from '#domain/matching/measures.ts';
import type { Policy } from './policy.ts';
import { drawOf } from './random.ts';
import { isHere, isNewcomer, type JobState, jobsFor, type RepState, repsFor, type State } from './state.ts';

export interface Records {
  readonly state: State;
  readonly countDay: () => void;
  readonly countExposure: (job: JobState, listed: readonly RepState[]) => void;
  readonly countHire: (job: JobState, rep: RepState) => void;
  readonly countWork: (came: boolean) => void;
  readonly judgeJobs: (policy: Policy, rep: RepState) => void;
  readonly judgeSuggestions: (policy: Policy, job: JobState) => void;
  /** Reps who did well for a business. */
  readonly goodFor: (business: number) => Set<RepState>;
  readonly counted: Counted;
}

interface Counted {
  readonly hires: { readonly job: JobState; readonly days: number; readonly newcomer: boolean }[];
  readonly exposure: Map<RepState, number>;
  readonly ofJobs: number[];
  readonly ofReps: number[];
  came: number;
  noShows: number;
  repDays: number;
  newcomerDays: number;
}

const judgedVisits = 0.15;

export function openRecords(state: State): Records {
  const { seed, fit } = state.market;
  const good = new Map<number, Set<RepState>>();
  const shown = new Set<string>();
  const counted: Counted = {
    hires: [],
    exposure: new Map(),
    ofJobs: [],
    ofReps: [],
    came: 0,
    noShows: 0,
    repDays: 0,
    newcomerDays: 0,
  };
  const gradeBetween = (job: JobState, rep: RepState) => fit.grade(job.job, rep.rep);
  return {
    state,
    counted,
    countDay() {
      const here = state.reps.filter((rep) => isHere(rep, state.now));
      counted.repDays += here.length;
      counted.newcomerDays += here.filter((rep) => isNewcomer(rep, state.now)).length;
    },
    // A rep and a job once, more likely the higher they rank.
    countExposure(job, listed) {
      for (const [rank, rep] of listed.entries()) {
        const pair = `${job.job.number} ${rep.rep.number}`;
        if (shown.has(pair)) continue;
        shown.add(pair);
        counted.exposure.set(rep, (counted.exposure.get(rep) ?? 0) + 1 / Math.log2(rank + 2));
      }
    },
    countHire(job, rep) {
      counted.hires.push({ job, days: state.now - job.job.posted, newcomer: isNewcomer(rep, state.now) });
    },
    countWork(came) {
      if (came) counted.came += 1;
      else counted.noShows += 1;
    },
    judgeJobs(policy, rep) {
      if (drawOf(seed, 'judged', rep.rep.number, Math.floor(state.now)) >= judgedVisits) return;
      const listed = policy.jobsFor(state, rep, jobsFor(state, rep));
      keep(
        counted.ofJobs,
        listed.map((job) => gradeBetween(job, rep)),
      );
    },
    judgeSuggestions(policy, job) {
      const listed = policy.suggestionsFor(state, job, repsFor(state, job));
      keep(
        counted.ofReps,
        listed.map((rep) => gradeBetween(job, rep)),
      );
    },
    goodFor(business) {
      const known = good.get(business) ?? new Set();
      good.set(business, known);
      return known;
    },
  };
}

function keep(values: number[], grades: readonly number[]): void {
  const value = ndcg(grades);
  if (value !== null) values.push(value);
}
