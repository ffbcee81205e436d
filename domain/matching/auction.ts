import {
  exposureOf,
  type JobSeats,
  type Option,
  type RepSeats,
  release,
  type Seats,
  take,
  whoGivesWay,
} from './seats.ts';

/**
 * Bertsekas's auction: a job bids for the reps that leave it most, up to what the next best would leave it, and a rep whose day is full drops the
 * lowest bids for it; a dropped job bids again. It ends since a rep's held bids are worth more after every bid. With jobs of one day it comes as near
 * to the optimum of the flow as the step; jobs of several days make the exact question a packing problem, for which no fast algorithm is known.
 */
export function bidForPlaces(seats: Seats): void {
  const queue = [...seats.jobs];
  for (let at = 0; at < queue.length; at++) {
    const job = queue[at];
    if (job) queue.push(...bid(job, seats));
  }
}

/** The jobs that lost a rep by it. */
function bid(job: JobSeats, { rules }: Seats): JobSeats[] {
  const open = job.places - job.proposed.size;
  if (open <= 0) return [];
  const offers = job.options
    .filter(({ rep }) => !job.proposed.has(rep))
    .map((option) => ({ option, net: option.value - priceOf(option.rep, job, rules) }))
    .filter(({ net }) => net > 0)
    .sort((one, other) => other.net - one.net);
  const next = offers[open]?.net ?? 0;
  return offers.slice(0, open).flatMap(({ option }) => accept(job, option, option.value - next + rules.step, rules));
}

/** Never so much that a free rep is left out. */
function priceOf(rep: RepSeats, job: JobSeats, { perDay, spread, placeWorth }: Seats['rules']): number {
  const leaving = whoGivesWay(rep, job, perDay);
  if (leaving === null) return Number.POSITIVE_INFINITY;
  if (leaving.size === 0) return Math.min(spread * exposureOf(rep), 0.9 * placeWorth);
  let price = 0;
  for (const { bid } of leaving) price += bid;
  return price;
}

function accept(job: JobSeats, option: Option, bid: number, { perDay }: Seats['rules']): JobSeats[] {
  const lost = [...(whoGivesWay(option.rep, job, perDay) ?? [])].map((held) => held.job);
  for (const loser of lost) release(loser, option.rep);
  take(job, option, bid);
  return lost;
}
