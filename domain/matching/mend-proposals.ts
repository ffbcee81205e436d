import {
  exposureOf,
  isFree,
  type JobSeats,
  newcomersOf,
  type Option,
  type RepSeats,
  release,
  type Seats,
  take,
} from './seats.ts';

/**
 * Ensures what bids alone do not: no place stays empty for which a rep is free, newcomers have their places, and no rep is left out whom a job could
 * take instead of one with other proposals. It ends: each change keeps the gains of those before it in this order.
 */
export function mendProposals(seats: Seats): void {
  const openTo = jobsByRep(seats);
  let changed = true;
  while (changed) {
    changed = false;
    for (const job of seats.jobs) if (keepQuota(job, seats) || fillPlaces(job, seats)) changed = true;
    for (const rep of seats.reps) if (exposureOf(rep) === 0 && seatSomewhere(rep, openTo, seats)) changed = true;
  }
}

const isFullyProposed = ({ places, proposed }: JobSeats) => proposed.size >= places;

const freeOptions = (job: JobSeats, { rules }: Seats) =>
  job.options.filter(({ rep }) => !job.proposed.has(rep) && isFree(rep, job, rules));

function keepQuota(job: JobSeats, seats: Seats): boolean {
  if (job.places === 0 || newcomersOf(job) >= job.quota) return false;
  let changed = false;
  for (const option of freeOptions(job, seats).filter(({ rep }) => rep.newcomer)) {
    if (newcomersOf(job) >= job.quota) break;
    if (isFullyProposed(job)) {
      const leaving = weakest(job, ({ rep }) => !rep.newcomer);
      if (!leaving) break;
      release(job, leaving.rep);
    }
    take(job, option);
    changed = true;
  }
  return changed;
}

function fillPlaces(job: JobSeats, seats: Seats): boolean {
  if (isFullyProposed(job)) return false;
  const free = freeOptions(job, seats).slice(0, job.places - job.proposed.size);
  for (const option of free) take(job, option);
  return free.length > 0;
}

function seatSomewhere(
  rep: RepSeats,
  openTo: ReadonlyMap<RepSeats, readonly [JobSeats, Option][]>,
  { rules }: Seats,
): boolean {
  for (const [job, option] of openTo.get(rep) ?? []) {
    const isSafe = rep.newcomer || newcomersOf(job) > job.quota;
    const leaving = weakest(
      job,
      (one) => exposureOf(one.rep) > 1 && one.score <= option.score + rules.tolerance && (isSafe || !one.rep.newcomer),
    );
    if (!leaving) continue;
    release(job, leaving.rep);
    take(job, option);
    return true;
  }
  return false;
}

/** Of the proposals that may leave, the one with the lowest score; among equals, the one whose rep has the most others and misses it least. */
function weakest({ proposed }: JobSeats, mayLeave: (option: Option) => boolean): Option | null {
  const found = [...proposed.values()].filter(mayLeave);
  const [first] = found.toSorted(
    (one, other) => one.score - other.score || exposureOf(other.rep) - exposureOf(one.rep) || later(one, other),
  );
  return first ?? null;
}

const later = (one: Option, other: Option) => (one.rep.id > other.rep.id ? -1 : 1);

/** The jobs of each rep, those where the rep is worth most first. */
function jobsByRep({ jobs }: Seats): ReadonlyMap<RepSeats, readonly [JobSeats, Option][]> {
  const found = new Map<RepSeats, [JobSeats, Option][]>();
  for (const job of jobs) {
    for (const option of job.options) {
      const known = found.get(option.rep);
      if (known) known.push([job, option]);
      else found.set(option.rep, [[job, option]]);
    }
  }
  for (const list of found.values()) list.sort(([, one], [, other]) => other.value - one.value);
  return found;
}
