import { drawOf, normalOf } from './random.ts';
import { canWork, isOpen, type JobState, jobsFor, type RepState } from './state.ts';
import type { World } from './world.ts';

const mostInvitations = 3;
const mostApplications = { aVisit: 2, waiting: 5 } as const;
/** Jobs seen before take less of it. */
const attentionTo = { new: 1, known: 0.35 } as const;
const askedFor = 0.2;
const notForMe = 0.3;

/** A rep answers invitations, looks at notifications, and then reads down a list until they lose interest. */
export function repLooks(world: World, rep: RepState): void {
  const { state, policy } = world;
  const { seed } = state.market;
  const day = Math.floor(state.now);
  let left = Math.min(mostApplications.aVisit, roomFor(world, rep));
  for (const job of rep.invited.splice(0, mostInvitations)) answer(world, job, rep);
  let attention = 2 - 4 * Math.log(1 - drawOf(seed, 'attention', rep.rep.number, day));
  for (const job of rep.told.splice(0)) {
    if (left <= 0 || !isNews(world, job, rep)) continue;
    attention -= attentionTo.new;
    if (consider(world, job, rep)) left -= 1;
  }
  const open = jobsFor(state, rep).filter((job) => !rep.applied.has(job) && rep.seen.get(job) !== true);
  for (const job of policy.jobsFor(state, rep, open)) {
    attention -= rep.seen.has(job) ? attentionTo.known : attentionTo.new;
    if (attention < 0 || left <= 0) return;
    if (rep.seen.has(job)) continue;
    if (consider(world, job, rep)) left -= 1;
  }
}

/** They look at the one job of the notification, and at nothing else. */
export function repHears(world: World, job: JobState, rep: RepState): void {
  if (rep.invited.includes(job)) {
    rep.invited = rep.invited.filter((one) => one !== job);
    answer(world, job, rep);
  } else if (isNews(world, job, rep) && roomFor(world, rep) > 0) {
    consider(world, job, rep);
  }
}

const isNews = ({ state }: World, job: JobState, rep: RepState): boolean =>
  isOpen(job, state.now) && canWork(rep, job) && !rep.applied.has(job) && !rep.seen.has(job);

/** How many more they apply for while applications are pending. */
const roomFor = ({ state }: World, rep: RepState): number =>
  mostApplications.waiting - [...rep.applied].filter((job) => job.applicants.has(rep) && isOpen(job, state.now)).length;

function answer(world: World, job: JobState, rep: RepState): void {
  if (!isOpen(job, world.state.now) || !canWork(rep, job) || rep.applied.has(job)) return;
  if (likes(world, rep, job) + askedFor > 0) apply(job, rep);
  else turnDown(job, rep);
}

/** Whether they apply. */
function consider(world: World, job: JobState, rep: RepState): boolean {
  const applies = likes(world, rep, job) > 0;
  if (applies) apply(job, rep);
  else if (drawOf(world.state.market.seed, 'not for me', rep.rep.number, job.job.number) < notForMe) turnDown(job, rep);
  else rep.seen.set(job, false);
  return applies;
}

/** An advertisement reveals nearly everything. */
function likes({ state }: World, { rep }: RepState, { job }: JobState): number {
  const { seed, fit } = state.market;
  return fit.liked(rep, job) + 0.25 * normalOf(seed, 'reads', rep.number, job.number);
}

function apply(job: JobState, rep: RepState): void {
  rep.applied.add(job);
  job.applicants.add(rep);
}

function turnDown(job: JobState, rep: RepState): void {
  rep.seen.set(job, true);
}
