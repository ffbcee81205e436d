import { distanceKm } from '#domain/distance.ts';
import { jobIndustries, matchJob, type Preferences } from './hints-of-today.ts';
import type { SimulatedJob, SimulatedRep } from './inhabitants.ts';
import type { Market } from './market.ts';
import { byScore, type Policy } from './policy.ts';
import type { JobState, RepState } from './state.ts';

/** The near ones first, and of those the highest score, as the hints had it. */
export function openHintsPolicy({ reps, jobs }: Market): Policy {
  const preferences = reps.map(preferencesOf);
  const known = new Float64Array(reps.length * jobs.length).fill(Number.NaN);
  const scoreOf = ({ job }: JobState, { rep }: RepState): number => {
    const at = job.number * reps.length + rep.number;
    const score = known[at] ?? Number.NaN;
    if (!Number.isNaN(score)) return score;
    const found = hintScore(preferences[rep.number], rep, job);
    known[at] = found;
    return found;
  };
  return {
    jobsFor: (_, rep, jobs) => byScore(jobs, (job) => scoreOf(job, rep)),
    applicantsOf: (_, job, reps) => byScore(reps, (rep) => scoreOf(job, rep)),
    suggestionsFor: (_, job, reps) => byScore(reps, (rep) => scoreOf(job, rep)),
  };
}

const anyBand = 1000;

function hintScore(preferences: Preferences | undefined, rep: SimulatedRep, { place, says }: SimulatedJob): number {
  if (!preferences) return 0;
  const from = (rep.says.preferred ?? rep.home).point;
  const { band, score } = matchJob(preferences, {
    km: from && place.point ? distanceKm(from, place.point) : null,
    location: { id: place.name, ...place },
    industry: says.industry,
    hourlyRateCents: says.hourlyRateCents,
    experienceRequired: says.experienceRequired as Parameters<typeof matchJob>[1]['experienceRequired'],
    title: says.title,
    requiredSkills: says.requiredSkills,
  });
  return score - band * anyBand;
}

function preferencesOf({ says, home }: SimulatedRep): Preferences {
  const place = says.preferred ?? home;
  return {
    place: { id: place.name, name: place.name, province: place.province },
    industries: jobIndustries([says.industry, says.preferredIndustry]),
    skills: says.skills,
    hourlyRateCents: says.hourlyRateCents,
    experience: says.experience,
  };
}
