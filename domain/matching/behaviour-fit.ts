import type { Behaviour } from './described.ts';

// A newcomer counts as somebody of whom this many gigs are known, with this share done well: neither punished nor trusted blindly.
const presumed = 4;
const presumedShare = 0.9;
const hiredAgainCounts = 0.5;

/** The share of gigs done as agreed, smoothed: one missed day of one gig is no character. */
export function reliabilityOf({ completed, noShows, lateCancellations, hiredAgain }: Behaviour): number {
  const good = completed + hiredAgainCounts * hiredAgain;
  const all = good + noShows + lateCancellations / 2;
  return (good + presumed * presumedShare) / (all + presumed);
}

const halfAfterHours = 24;

/** Null: nobody wrote to them yet. */
export function answeringOf({ answerHours }: Behaviour): number | null {
  return answerHours === null ? null : halfAfterHours / (halfAfterHours + Math.max(0, answerHours));
}

const newForDays = 30;

/** From 1 for who joined now to 0; nobody is old for good, since the gate is narrow. */
export function freshnessOf(joinedDaysAgo: number): number {
  return newForDays / (newForDays + Math.max(0, joinedDaysAgo));
}
