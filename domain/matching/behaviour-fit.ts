import type { Behaviour } from './described.ts';

// A prior of this many gigs, with this share done well, counts for everyone: newcomers are neither punished nor trusted blindly.
const presumed = 4;
const presumedShare = 0.9;
const hiredAgainCounts = 0.5;

/** The share of gigs done as agreed, smoothed: one missed day of one gig says little. */
export function reliabilityOf({ completed, noShows, lateCancellations, hiredAgain }: Behaviour): number {
  const good = completed + hiredAgainCounts * hiredAgain;
  const all = good + noShows + lateCancellations / 2;
  return (good + presumed * presumedShare) / (all + presumed);
}

const halfAfterHours = 24;

/** Null: they answered no invitation to an interview yet. */
export function answeringOf({ answerHours }: Behaviour): number | null {
  return answerHours === null ? null : halfAfterHours / (halfAfterHours + Math.max(0, answerHours));
}

const newForDays = 30;

/** From 1 for a new user to 0; the gate is narrow, so age never counts for good. */
export function freshnessOf(joinedDaysAgo: number): number {
  return newForDays / (newForDays + Math.max(0, joinedDaysAgo));
}
