import { assignProposals } from '#domain/matching/assign.ts';
import {
  assignmentRules,
  inNeed,
  type JobWithPlaces,
  needOf,
  placesFor,
  type RepWithCapacity,
} from '#domain/matching/capacity.ts';
import { isHere, isNewcomer, isOpen, type JobState, type RepState, repsFor, type State } from './state.ts';

const candidates = 30;
const proposedFirst = 1.1;

type ScoreOf = (job: JobState, rep: RepState, now: number) => number;

/** Assigns reps to jobs: from scratch each morning, and for a new job immediately. */
export function openProposals(scoreOf: ScoreOf) {
  let made = new Map<JobState, ReadonlySet<RepState>>();

  function assign(state: State, jobs: readonly JobState[], existing: ReadonlyMap<RepState, readonly string[][]>): void {
    const reps = [...new Set(jobs.flatMap(({ job }) => state.repsIn.get(job.region) ?? []))].filter((rep) =>
      isHere(rep, state.now),
    );
    const byId = new Map(reps.map((rep) => [rep.rep.says.id, rep]));
    const found = assignProposals(
      jobs.map((job) => jobWithPlaces(state, job, scoreOf)),
      reps.map((rep) => repWithCapacity(state, rep, existing.get(rep) ?? [])),
    );
    for (const job of jobs) {
      const proposed = found.get(job.job.says.id) ?? [];
      made.set(job, new Set(proposed.flatMap(({ repId }) => byId.get(repId) ?? [])));
    }
  }
  return {
    assignAll(state: State): void {
      made = new Map();
      assign(
        state,
        state.jobs.filter((job) => isOpen(job, state.now)),
        new Map(),
      );
    },
    assignOne(state: State, job: JobState): void {
      const existing = new Map<RepState, string[][]>();
      for (const [other, reps] of made)
        for (const rep of reps) existing.set(rep, [...(existing.get(rep) ?? []), daysOf(other)]);
      assign(state, [job], existing);
    },
    isFor: (job: JobState, rep: RepState): boolean => made.get(job)?.has(rep) ?? false,
    /** The weight of a fit in a rep's list: jobs for which they are proposed, and those with few applicants, come first. */
    worth(score: number, job: JobState, rep: RepState): number {
      const need = needOf({ places: placesFor(job.open), applicants: job.applicants.size });
      return inNeed(score, need, assignmentRules) * (made.get(job)?.has(rep) ? proposedFirst : 1);
    },
  };
}

const daysOf = ({ job }: JobState): string[] => job.days.map(String);

function jobWithPlaces(state: State, job: JobState, scoreOf: ScoreOf): JobWithPlaces {
  const waiting = [...job.invited].filter((rep) => rep.invited.includes(job));
  const free = repsFor(state, job).filter(
    (rep) => !rep.applied.has(job) && !job.invited.has(rep) && !job.considered.has(rep) && rep.seen.get(job) !== true,
  );
  const best = free
    .map((rep) => ({ repId: rep.rep.says.id, score: scoreOf(job, rep, state.now) }))
    .sort((one, other) => other.score - one.score);
  return {
    id: job.job.says.id,
    places: placesFor(job.open),
    days: daysOf(job),
    applicants: job.applicants.size,
    candidates: best.slice(0, candidates),
    existing: waiting.map((rep) => rep.rep.says.id),
  };
}

/** Invitations and applications can lead to work. */
function repWithCapacity({ now }: State, rep: RepState, proposed: readonly string[][]): RepWithCapacity {
  const waiting = [...rep.applied].filter((job) => job.applicants.has(rep) && isOpen(job, now));
  return {
    id: rep.rep.says.id,
    newcomer: isNewcomer(rep, now),
    existing: [...proposed, ...[...rep.invited, ...waiting].map(daysOf)],
  };
}
