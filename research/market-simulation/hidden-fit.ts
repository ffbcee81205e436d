import { distanceKm } from '#domain/shared/distance.ts';
import type { SimulatedJob, SimulatedRep } from './inhabitants.ts';
import { normalOf } from './random.ts';
import { isWeekend } from './season.ts';

// The decision rules of this market's participants. They were written, and their numbers set, before any policy was run on it.

export interface HiddenFit {
  readonly worth: (job: SimulatedJob, rep: SimulatedRep) => number;
  readonly liked: (rep: SimulatedRep, job: SimulatedJob) => number;
  /** From 0 to 3: the grade that lists are judged by. */
  readonly grade: (job: SimulatedJob, rep: SimulatedRep) => number;
}

/** Each pair is computed once, for all policies. */
export function openHiddenFit(seed: number, reps: number, jobs: number): HiddenFit {
  const [worths, likings] = [0, 0].map(() => new Float64Array(reps * jobs).fill(Number.NaN));
  const kept = (known: Float64Array | undefined, at: number, reckon: () => number): number => {
    const value = known?.[at] ?? Number.NaN;
    if (!Number.isNaN(value) || !known) return value;
    const reckoned = reckon();
    known[at] = reckoned;
    return reckoned;
  };
  const worth: HiddenFit['worth'] = (job, rep) =>
    kept(worths, job.number * reps + rep.number, () => worthTo(job, rep, seed));
  const liked: HiddenFit['liked'] = (rep, job) =>
    kept(likings, job.number * reps + rep.number, () => likedBy(rep, job, seed));
  return { worth, liked, grade: (job, rep) => gradeOf(chanceOf(liked(rep, job)) * chanceOf(worth(job, rep))) };
}

/** A business's true opinion of a rep; it hires none below 0. */
function worthTo(job: SimulatedJob, rep: SimulatedRep, seed: number): number {
  const gift = likeness(job.wants, rep.gifts);
  const knows = rep.known.get(job.craft) ?? 0;
  const lacks = Math.max(0, job.wantsYears - rep.years);
  const speaks = job.language === null || rep.speaks.includes(job.language);
  return (
    1.8 * gift +
    1.1 * knows +
    0.35 * rep.charm +
    3 * (rep.reliable - 0.9) -
    0.35 * lacks -
    (speaks ? 0 : 0.9) -
    0.6 * Math.max(0, Math.log(rep.wantedRate / job.rate)) +
    0.35 * normalOf(seed, 'worth', job.number, rep.number) -
    1.25
  );
}

/** A rep's opinion of a job; below 0 they do not apply. */
function likedBy(rep: SimulatedRep, job: SimulatedJob, seed: number): number {
  const taste = likeness(job.wants, rep.likings);
  const knows = rep.known.get(job.craft) ?? 0;
  const weekend = job.days.some(isWeekend) ? 0.1 : -0.1;
  return (
    1.3 * taste +
    0.6 * knows +
    1.6 * Math.log(job.rate / rep.wantedRate) -
    (kmBetween(rep, job) / 40) * rep.dislikesTravel * 0.5 +
    weekend +
    0.4 * normalOf(seed, 'liked', job.number, rep.number) -
    0.55
  );
}

function kmBetween(rep: SimulatedRep, { place }: SimulatedJob): number {
  const from = rep.home.point;
  return from && place.point ? distanceKm(from, place.point) : 0;
}

/** The cosine of the angle between the wanted and the actual vector. */
function likeness(wanted: readonly number[], given: readonly number[]): number {
  let [both, own, other] = [0, 0, 0];
  wanted.forEach((want, axis) => {
    const has = given[axis] ?? 0;
    both += want * has;
    own += want * want;
    other += has * has;
  });
  return own * other === 0 ? 0 : both / Math.sqrt(own * other);
}

/** The probability that a viewer applies, and that a business hires. */
const chanceOf = (value: number) => 1 / (1 + Math.exp(-3 * value));

/** Of the probability that both want it. */
function gradeOf(chance: number): number {
  if (chance >= 0.5) return 3;
  if (chance >= 0.25) return 2;
  return chance >= 0.1 ? 1 : 0;
}
