import {
  type AssignmentRules,
  type Candidate,
  inNeed,
  type JobWithPlaces,
  needOf,
  type RepWithCapacity,
} from './capacity.ts';

/** A candidate for a job. */
export interface Option {
  readonly rep: RepSeats;
  readonly score: number;
  /** The value to the market: with the job's need and the worth of a filled place. */
  readonly value: number;
}

interface Held {
  readonly job: JobSeats;
  readonly bid: number;
}

export interface JobSeats {
  readonly id: string;
  readonly need: number;
  readonly days: ReadonlySet<string>;
  /** Best first. */
  readonly options: readonly Option[];
  readonly places: number;
  /** Number of places reserved for newcomers. */
  readonly quota: number;
  /** Newcomers among the existing proposals. */
  readonly existingNewcomers: number;
  readonly proposed: Map<RepSeats, Option>;
}

export interface RepSeats {
  readonly id: string;
  readonly newcomer: boolean;
  readonly existing: number;
  /** Existing proposals, by day. */
  readonly taken: ReadonlyMap<string, number>;
  held: readonly Held[];
}

export interface Seats {
  readonly rules: AssignmentRules;
  /** Those in need first. */
  readonly jobs: readonly JobSeats[];
  readonly reps: readonly RepSeats[];
}

const withoutDays = ['undated'];
const byId = (one: { readonly id: string }, other: { readonly id: string }) =>
  one.id < other.id ? -1 : Number(one.id > other.id);

export function openSeats(
  jobs: readonly JobWithPlaces[],
  given: readonly RepWithCapacity[],
  rules: AssignmentRules,
): Seats {
  const reps = new Map(given.map((rep) => [rep.id, openRep(rep)]));
  return {
    rules,
    jobs: jobs
      .map((job) => openJob(job, reps, rules))
      .toSorted((one, other) => other.need - one.need || byId(one, other)),
    reps: [...reps.values()].toSorted(byId),
  };
}

function openRep({ id, newcomer, existing, elsewhere = 0 }: RepWithCapacity): RepSeats {
  const taken = new Map<string, number>();
  for (const days of existing) for (const day of daysOf(days)) taken.set(day, (taken.get(day) ?? 0) + 1);
  return { id, newcomer, existing: existing.length + elsewhere, taken, held: [] };
}

function openJob(job: JobWithPlaces, reps: ReadonlyMap<string, RepSeats>, rules: AssignmentRules): JobSeats {
  const need = needOf(job);
  const stays = new Set(job.existing);
  const options = job.candidates.flatMap(({ repId, score }) => {
    const rep = reps.get(repId);
    if (!rep || stays.has(repId)) return [];
    return [{ rep, score, value: inNeed(score, need, rules) + rules.placeWorth }];
  });
  return {
    id: job.id,
    need,
    days: daysOf(job.days),
    options: options.sort((one, other) => other.score - one.score || byId(one.rep, other.rep)),
    places: Math.max(0, job.places - stays.size),
    // Never all of them: with one place alone the best has it.
    quota: Math.max(0, Math.min(Math.ceil(rules.newcomerShare * job.places), job.places - 1)),
    existingNewcomers: job.existing.filter((id) => reps.get(id)?.newcomer).length,
    proposed: new Map(),
  };
}

const daysOf = (days: readonly string[]): ReadonlySet<string> =>
  new Set(days.length > 0 ? days.toSorted() : withoutDays);

export function newcomersOf({ proposed, existingNewcomers }: JobSeats): number {
  let count = existingNewcomers;
  for (const { newcomer } of proposed.keys()) if (newcomer) count += 1;
  return count;
}

export const exposureOf = ({ held, existing }: RepSeats): number => held.length + existing;

const none: ReadonlySet<Held> = new Set();

/** The bids that would have to give way, so that the rep can be proposed for this job too. Null: existing proposals do not. */
export function whoGivesWay({ held, taken }: RepSeats, { days }: JobSeats, perDay: number): ReadonlySet<Held> | null {
  if (taken.size === 0 && held.length < perDay) return none;
  const leaving = new Set<Held>();
  for (const day of days) {
    const fixed = taken.get(day) ?? 0;
    if (fixed >= perDay) return null;
    const there = held.filter((one) => one.job.days.has(day) && !leaving.has(one));
    if (fixed + there.length >= perDay) leaving.add(there.reduce((least, one) => (isLess(one, least) ? one : least)));
  }
  return leaving;
}

const isLess = (one: Held, other: Held) => one.bid < other.bid || (one.bid === other.bid && one.job.id > other.job.id);

export const isFree = (rep: RepSeats, job: JobSeats, { perDay }: AssignmentRules): boolean =>
  whoGivesWay(rep, job, perDay)?.size === 0;

export function take(job: JobSeats, option: Option, bid = 0): void {
  option.rep.held = [...option.rep.held, { job, bid }];
  job.proposed.set(option.rep, option);
}

export function release(job: JobSeats, rep: RepSeats): void {
  rep.held = rep.held.filter((held) => held.job !== job);
  job.proposed.delete(rep);
}

/** By job, the best first. */
export function proposalsOf({ jobs }: Seats): ReadonlyMap<string, readonly Candidate[]> {
  return new Map(
    jobs.map(({ id, options, proposed }) => [
      id,
      options.filter(({ rep }) => proposed.has(rep)).map(({ rep, score }) => ({ repId: rep.id, score })),
    ]),
  );
}
