import { invite } from './business-side.ts';
import { drawOf } from './random.ts';
import { dayOf, entriesOf, recordOf } from './simulated-record.ts';
import { canWork, isHere, type JobState, type RepState } from './state.ts';
import type { World } from './world.ts';

/** Whether they came, and what is known of them since. */
export function finishWork({ state, records }: World, job: JobState, rep: RepState): void {
  const { seed, fit } = state.market;
  const came = drawOf(seed, 'comes', job.job.number, rep.rep.number) < rep.rep.reliable;
  records.countWork(came);
  const day = dayOf(state.now);
  rep.entries = [...rep.entries, ...entriesOf(rep.rep, came, day, `${job.job.number}`)];
  rep.record = recordOf(rep.entries, day);
  rep.version += 1;
  if (came && fit.worth(job.job, rep.rep) > 0.2) records.goodFor(job.job.business).add(rep);
}

const asksAgain = 0.5;

/** A satisfied business invites the same reps again, whatever is suggested. */
export function inviteAgain(world: World, job: JobState): void {
  const { state, records } = world;
  const { seed, fit } = state.market;
  for (const rep of records.goodFor(job.job.business)) {
    const wants = fit.worth(job.job, rep.rep) > 0 && drawOf(seed, 'again', job.job.number, rep.rep.number) < asksAgain;
    if (wants && isHere(rep, state.now) && canWork(rep, job)) invite(world, job, rep);
  }
}
