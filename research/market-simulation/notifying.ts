import { alertsADay, chooseNotified } from '#domain/matching/notified-at-once.ts';
import { isNewcomer, type JobState, type RepState, repsFor, type State } from './state.ts';

export type NotifiedOf = (state: State, job: JobState) => RepState[];

type Weigh = (state: State, job: JobState, rep: RepState) => number;

/** Reps notified immediately of a new job, chosen as in the product: a daily limit each, and no invited ones. `fitOf` decides who is left out. */
export function openNotifying(scoreOf: Weigh, fitOf: Weigh = scoreOf): NotifiedOf {
  const heard = new Map<RepState, number>();
  let day = 0;
  return (state, job) => {
    const today = Math.floor(state.now);
    if (today !== day) heard.clear();
    day = today;
    const free = repsFor(state, job).filter((rep) => (heard.get(rep) ?? 0) < alertsADay && !job.invited.has(rep));
    const known = free.map((rep) => ({
      rep,
      score: scoreOf(state, job, rep),
      fit: fitOf(state, job, rep),
      isNewcomer: isNewcomer(rep, state.now),
    }));
    const told = chooseNotified(
      known.toSorted((one, other) => other.score - one.score),
      job.open,
    ).map(({ rep }) => rep);
    for (const rep of told) heard.set(rep, (heard.get(rep) ?? 0) + 1);
    return told;
  };
}
