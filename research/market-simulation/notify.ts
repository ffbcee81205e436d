import { drawOf } from './random.ts';
import type { JobState, RepState } from './state.ts';
import type { World } from './world.ts';

/**
 * The probability that a notified rep looks at a job before they would have come anyway. An assumption: no measurement exists for work like this.
 * Pushes to all users are opened by 3 to 14 in a hundred, personal mails by about forty.
 */
export const looksWhenNotified = 0.3;
/** Delay of those who look, in days: most do within some hours. */
const meanDelay = 4 / 24;

/** Under every policy invited reps are notified, and under some those whom a new job fits. */
export function notify({ state, later, looksWhenNotified }: World, job: JobState, rep: RepState): void {
  const { seed } = state.market;
  const pair = [job.job.number, rep.rep.number] as const;
  if (drawOf(seed, 'looks when told', ...pair) >= looksWhenNotified) return;
  later(state.now - meanDelay * Math.log(1 - drawOf(seed, 'after being told', ...pair)), { kind: 'told', job, rep });
}
