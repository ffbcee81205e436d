import { notify } from './notify.ts';
import { drawOf, normalOf } from './random.ts';
import { canWork, isOpen, type JobState, type RepState, repsFor } from './state.ts';
import type { World } from './world.ts';

/** The error of a first impression: of an applicant, of a profile, of an interview. */
const blur = { applicant: 0.5, profile: 0.7, interview: 0.2 } as const;
const mostSuggested = 10;
const mostInvited = 2;
const hireCautiously = 0.3;

/** A business reads applicants from the top until it loses interest, talks to the promising ones, hires the best, and reads suggestions. */
export function businessLooks(world: World, job: JobState): void {
  const { state, policy } = world;
  const { seed, fit } = state.market;
  const { number, posted, days } = job.job;
  const day = Math.floor(state.now);
  // At first they hold out for better ones; later they take any they would not regret.
  const bar = (hireCautiously * ((days[0] ?? 0) - state.now)) / ((days[0] ?? 0) - posted);
  const waiting = [...job.applicants].filter((rep) => canWork(rep, job) && !job.shortlisted.has(rep));
  let attention = 2 - 4 * Math.log(1 - drawOf(seed, 'reads applicants', number, day));
  const listed = policy.applicantsOf(state, job, waiting);
  world.records.countExposure(job, listed.slice(0, mostSuggested));
  for (const rep of listed) {
    attention -= 1;
    if (attention < 0) break;
    const seen = fit.worth(job.job, rep.rep) + blur.applicant * normalOf(seed, 'reads', number, 'of', rep.rep.number);
    if (seen < bar) turnDown(job, rep);
    else {
      const known = fit.worth(job.job, rep.rep) + blur.interview * normalOf(seed, 'meets', number, rep.rep.number);
      if (known < 0) turnDown(job, rep);
      else job.shortlisted.set(rep, known);
    }
  }
  offerToBest(world, job, bar);
  if (job.open > job.offered) lookAtSuggestions(world, job);
}

function offerToBest({ later, state }: World, job: JobState, bar: number): void {
  const best = [...job.shortlisted]
    .filter(([rep, known]) => known >= bar && job.applicants.has(rep) && canWork(rep, job))
    .sort(([, one], [, other]) => other - one);
  for (const [rep] of best.slice(0, Math.max(0, job.open - job.offered))) {
    job.offered += 1;
    job.applicants.delete(rep);
    const inTime = Math.min(state.now + Math.min(rep.rep.answerHours, 36) / 24, (job.job.days[0] ?? 0) - 0.01);
    later(Math.max(state.now, inTime), { kind: 'answer', job, rep });
  }
}

export function repAnswers(world: World, job: JobState, rep: RepState): void {
  const { state, records, later } = world;
  const { seed, fit } = state.market;
  job.offered -= 1;
  if (!isOpen(job, state.now) || !canWork(rep, job)) return;
  if (fit.liked(rep.rep, job.job) + 0.25 * normalOf(seed, 'thinks again', rep.rep.number, job.job.number) < -0.3)
    return;
  job.open -= 1;
  for (const day of job.job.days) rep.busy.add(day);
  records.countHire(job, rep);
  later((job.job.days.at(-1) ?? 0) + 1, { kind: 'worked', job, rep });
}

function lookAtSuggestions(world: World, job: JobState): void {
  const { state, policy, records } = world;
  const { seed, fit } = state.market;
  const { number } = job.job;
  const day = Math.floor(state.now);
  const free = repsFor(state, job).filter(
    (rep) => !rep.applied.has(job) && !job.invited.has(rep) && rep.seen.get(job) !== true,
  );
  const listed = policy.suggestionsFor(state, job, free).slice(0, mostSuggested);
  records.countExposure(job, listed);
  let attention = 1 - 3 * Math.log(1 - drawOf(seed, 'reads suggestions', number, day));
  let invited = 0;
  for (const rep of listed) {
    attention -= job.considered.has(rep) ? 0.35 : 1;
    if (attention < 0 || invited === mostInvited) return;
    if (job.considered.has(rep)) continue;
    job.considered.add(rep);
    const seen = fit.worth(job.job, rep.rep) + blur.profile * normalOf(seed, 'sees profile', number, rep.rep.number);
    if (seen < 0) continue;
    invite(world, job, rep);
    invited += 1;
  }
}

export function invite(world: World, job: JobState, rep: RepState): void {
  job.invited.add(rep);
  rep.invited.push(job);
  notify(world, job, rep);
}

function turnDown(job: JobState, rep: RepState): void {
  job.applicants.delete(rep);
  job.turnedDown.add(rep);
}
