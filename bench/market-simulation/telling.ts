import { chooseTold } from '#domain/matching/told-at-once.ts';
import { isNewcomer, type JobState, type RepState, repsFor, type State } from './state.ts';

export type TellsOf = (state: State, job: JobState) => RepState[];

/** Whom a new job is told to at once, as the product chooses them: each of one a day, and nobody who is invited. */
export function openTelling(scoreOf: (state: State, job: JobState, rep: RepState) => number): TellsOf {
  const last = new Map<RepState, number>();
  return (state, job) => {
    const today = Math.floor(state.now);
    const free = repsFor(state, job).filter((rep) => last.get(rep) !== today && !job.invited.has(rep));
    const known = free.map((rep) => ({
      rep,
      score: scoreOf(state, job, rep),
      isNewcomer: isNewcomer(rep, state.now),
    }));
    const told = chooseTold(
      known.toSorted((one, other) => other.score - one.score),
      job.open,
    ).map(({ rep }) => rep);
    for (const rep of told) last.set(rep, today);
    return told;
  };
}
