import { assignmentRules } from './capacity.ts';
import { leastScore } from './choose-proposals.ts';

/** Somebody who may be told that a job fits them. */
export interface Tellable {
  readonly score: number;
  readonly isNewcomer: boolean;
}

/** Of those who are told most do not look the same day, or do not want it: how many hear of a new job with this many places at once. */
export const toldFor = (places: number): number => (places > 0 ? Math.min(60, 10 + 10 * places) : 0);

/** How often a rep hears of a new job on one day: more would be turned off, and with one a day a job that fits better was not told of. */
export const alertsADay = 2;

const hourMs = 3_600_000;

/** What was posted earlier is news to nobody, when it is matched for the first time only now. */
export const isNews = (posted: Date, now: Date): boolean => now.getTime() - posted.getTime() <= 48 * hourMs;

/**
 * Who is told of a new job at once: those whom it fits best, and none whom it would not be proposed to. As where reps are proposed to a business, a
 * quarter is for newcomers while there are so many.
 * @param candidates the best first
 */
export function chooseTold<One extends Tellable>(candidates: readonly One[], places: number): One[] {
  const most = toldFor(places);
  const fitting = candidates.filter(({ score }) => score >= leastScore);
  const kept = fitting.filter(({ isNewcomer }) => isNewcomer).slice(0, Math.ceil(assignmentRules.newcomerShare * most));
  const others = fitting.filter((one) => !kept.includes(one)).slice(0, most - kept.length);
  return fitting.filter((one) => kept.includes(one) || others.includes(one));
}
