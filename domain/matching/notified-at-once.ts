import { assignmentRules } from './capacity.ts';
import { leastScore } from './choose-proposals.ts';

/** A rep who may be notified that a job fits them. */
export interface Notifiable {
  /** Of their profile. */
  readonly fit: number;
  readonly isNewcomer: boolean;
}

/** How many reps are notified immediately of a new job with this many places: most don't read it the same day, or decline. */
export const notifiedFor = (places: number): number => (places > 0 ? Math.min(60, 10 + 10 * places) : 0);

/** Maximum of new-job notifications for a rep a day: more would be turned off, and a limit of one would miss better jobs. */
export const alertsADay = 2;

const hourMs = 3_600_000;

/** Whether a job is recent. An older one is no news when it is matched for the first time only now. */
export const isNews = (posted: Date, now: Date): boolean => now.getTime() - posted.getTime() <= 48 * hourMs;

/**
 * The reps to notify immediately of a new job: those whom it fits best, and none whom it would not be proposed to. As where reps are proposed to a
 * business, a quarter is for newcomers if there are enough of them.
 * @param candidates the best first
 */
export function chooseNotified<One extends Notifiable>(candidates: readonly One[], places: number): One[] {
  const most = notifiedFor(places);
  const fitting = candidates.filter(({ fit }) => fit >= leastScore);
  const kept = fitting.filter(({ isNewcomer }) => isNewcomer).slice(0, Math.ceil(assignmentRules.newcomerShare * most));
  const others = fitting.filter((one) => !kept.includes(one)).slice(0, most - kept.length);
  return fitting.filter((one) => kept.includes(one) || others.includes(one));
}
