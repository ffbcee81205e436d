import { drawOf, normalOf } from './random.ts';
import { canWork, isOpen, type JobState, jobsFor, noteShown, noteStage, type RepState } from './state.ts';
import type { World } from './world.ts';

const mostInvitations = 3;
const mostApplications = { aVisit: 2, waiting: 5 } as const;
/** What was looked at before takes less of it. */
const attentionTo = { new: 1, known: 0.35 } as const;
const askedFor = 0.2;
const notForMe = 0.3;

/** They answer who asked for them, and then read down a list for as long as they care to. */
export function repLooks(world: World, rep: RepState): void {
  const { state, policy } = world;
  const { seed } = state.market;
  const day = Math.floor(state.now);
  const waiting = [...rep.applied].filter((job) => job.applicants.has(rep) && isOpen(job, state.now)).length;
  let left = Math.min(mostApplications.aVisit, mostApplications.waiting - waiting);
  for (const job of rep.invited.splice(0, mostInvitations)) {
    if (!isOpen(job, state.now) || !canWork(rep, job) || rep.applied.has(job)) continue;
    if (likes(world, rep, job) + askedFor > 0) apply(job, rep);
    else turnDown(job, rep);
  }
  const open = jobsFor(state, rep).filter((job) => !rep.applied.has(job) && rep.seen.get(job) !== true);
  let attention = 2 - 4 * Math.log(1 - drawOf(seed, 'attention', rep.rep.number, day));
  for (const [rank, job] of policy.jobsFor(state, rep, open).entries()) {
    attention -= rep.seen.has(job) ? attentionTo.known : attentionTo.new;
    if (attention < 0 || left <= 0) return;
    if (rep.seen.has(job)) continue;
    noteShown(rep.shown, job, rank, day);
    if (likes(world, rep, job) > 0) {
      apply(job, rep);
      left -= 1;
    } else if (drawOf(seed, 'not for me', rep.rep.number, job.job.number) < notForMe) turnDown(job, rep);
    else rep.seen.set(job, false);
  }
}

/** An advertisement tells nearly all. */
function likes({ state }: World, { rep }: RepState, { job }: JobState): number {
  const { seed, fit } = state.market;
  return fit.liked(rep, job) + 0.25 * normalOf(seed, 'reads', rep.number, job.number);
}

function apply(job: JobState, rep: RepState): void {
  rep.applied.add(job);
  job.applicants.add(rep);
  noteStage(rep.shown, job, 'shortlisted');
}

function turnDown(job: JobState, rep: RepState): void {
  rep.seen.set(job, true);
  noteStage(rep.shown, job, 'rejected');
}
