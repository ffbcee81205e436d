import type { TrialStatus } from '#contract/payments/trial-status.ts';
import type { PayingSide } from '#contract/pricing.ts';
import { trialStatusAt } from '#domain/payments/trial-status.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { isFree } from './queries/describe-trial.ts';
import { findTrialTerms, type TrialTerms } from './queries/find-trial-terms.ts';

/** Null: access is granted. Otherwise the trial status that denied it. */
type TrialGate = (userId: string, side: PayingSide) => Promise<TrialStatus | null>;

/** How long a standing that granted access is cached, in milliseconds: a query per call cost a tenth of a call's work or more. */
const rememberedMs = 1000;
const capacity = 10_000;

/**
 * The trial gate of one process. It caches when the trial and the paid period end, and compares both with the clock at each
 * call. A denial isn't cached, so that paying opens access immediately.
 */
export function createTrialGate(db: Db): TrialGate {
  const remembered = new Map<string, { readonly terms: TrialTerms; readonly until: number }>();
  const trialOf = (terms: TrialTerms) => trialStatusAt(now(), { ...terms, free: false });
  return async (userId, side) => {
    if (await isFree(db, side)) return null;
    const key = `${side} ${userId}`;
    const known = remembered.get(key);
    if (known && performance.now() < known.until && trialOf(known.terms).access_granted) return null;
    const terms = await findTrialTerms(db, userId, side);
    const trial = trialOf(terms);
    if (!trial.access_granted) return trial;
    if (remembered.size >= capacity) remembered.clear();
    remembered.set(key, { terms, until: performance.now() + rememberedMs });
    return null;
  };
}
