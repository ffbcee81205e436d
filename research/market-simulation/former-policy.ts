import { formerPoints, type PointedJob, type PointedRep } from '../../bench/matching/former-points.ts';
import type { SimulatedJob, SimulatedRep } from './inhabitants.ts';
import type { Market } from './market.ts';
import { byScore, type Policy } from './policy.ts';
import type { JobState, RepState } from './state.ts';

/** The near ones first, and of those the one with the most points. */
export function openFormerPolicy({ reps, jobs }: Market): Policy {
  const pointed = { jobs: jobs.map(pointedJob), reps: reps.map(pointedRep) };
  const known = new Float64Array(reps.length * jobs.length).fill(Number.NaN);
  const scoreOf = ({ job }: JobState, { rep }: RepState): number => {
    const at = job.number * reps.length + rep.number;
    const score = known[at] ?? Number.NaN;
    if (!Number.isNaN(score)) return score;
    const [one, other] = [pointed.jobs[job.number], pointed.reps[rep.number]];
    const found = one && other ? formerPoints(one, other) : 0;
    known[at] = found;
    return found;
  };
  return {
    jobsFor: (_, rep, jobs) => byScore(jobs, (job) => scoreOf(job, rep)),
    applicantsOf: (_, job, reps) => byScore(reps, (rep) => scoreOf(job, rep)),
    suggestionsFor: (_, job, reps) => byScore(reps, (rep) => scoreOf(job, rep)),
  };
}

const pointedJob = ({ place, says }: SimulatedJob): PointedJob => ({
  ...says,
  place,
  hourlyRate: says.hourlyRateCents,
});

const pointedRep = ({ says, home }: SimulatedRep): PointedRep => ({
  ...says,
  place: says.preferred ?? home,
  industries: [says.industry, says.preferredIndustry],
  hourlyRate: says.hourlyRateCents,
});
