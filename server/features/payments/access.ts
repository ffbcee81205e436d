import type { TrialStatus } from '#contract/payments/trial-status.ts';
import type { PayingSide } from '#contract/pricing.ts';
import { trialStatusAt } from '#domain/payments/trial-status.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { isFree } from './queries/describe-trial.ts';
import { findTrialStanding, type TrialStanding } from './queries/find-trial-standing.ts';

/** Null: passed. Else what it went by. */
type TrialGate = (userId: string, side: PayingSide) => Promise<TrialStatus | null>;

/** How long a standing that gave access is gone by, in milliseconds: asking at each call took a tenth of a call's work and more. */
const rememberedMs = 1000;
const capacity = 10_000;

/**
 * The trial gate of one process. What is remembered is when the trial and the paid period end: whether they have ended is
 * compared with the clock at each call. Who was refused is asked about anew, so that paying opens it at once.
 */
export function createTrialGate(db: Db): TrialGate {
  const remembered = new Map<string, { readonly standing: TrialStanding; readonly until: number }>();
  const trialOf = (standing: TrialStanding) => trialStatusAt(now(), { ...standing, free: false });
  return async (userId, side) => {
    if (await isFree(db, side)) return null;
    const key = `${side} ${userId}`;
    const known = remembered.get(key);
    if (known && performance.now() < known.until && trialOf(known.standing).access_granted) return null;
    const standing = await findTrialStanding(db, userId, side);
    const trial = trialOf(standing);
    if (!trial.access_granted) return trial;
    if (remembered.size >= capacity) remembered.clear();
    remembered.set(key, { standing, until: performance.now() + rememberedMs });
    return null;
  };
}
