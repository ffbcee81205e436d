import { type FeatureGroup, type Features, featureNames, features } from '#domain/matching/features.ts';
import { prior, score, scoreOfProfile } from '#domain/matching/model.ts';
import type { Market } from './market.ts';
import { comparerOf } from './market-figures.ts';
import { openNotifying } from './notifying.ts';
import { byScore, type Policy } from './policy.ts';
import { openProposals } from './proposals.ts';
import type { JobState, RepState } from './state.ts';

/** The part that is removed, to measure its value. */
export type Part = FeatureGroup | 'capacity' | 'telling';

/** The ranking, with proposals under capacity. */
export function openRankingPolicy(market: Market, without: Part | null = null): Policy {
  const comparePair = comparerOf(market);
  const left = featureNames.filter((name) => features[name].group === without);
  const pairs = market.reps.length * market.jobs.length;
  const [known, stamps] = [new Float64Array(pairs), new Int32Array(pairs).fill(-1)];

  function featuresOf(job: JobState, rep: RepState, now: number): Features {
    const found = comparePair(job, rep, now);
    for (const name of left) found[name] = null;
    return found;
  }
  function scoreOf(job: JobState, rep: RepState, now: number): number {
    const at = job.job.number * market.reps.length + rep.rep.number;
    if (stamps[at] !== rep.version) {
      known[at] = score(prior, featuresOf(job, rep, now));
      stamps[at] = rep.version;
    }
    return known[at] ?? 0;
  }
  const notifiedOf = openNotifying(
    ({ now }, job, rep) => scoreOf(job, rep, now),
    ({ now }, job, rep) => scoreOfProfile(prior, featuresOf(job, rep, now)),
  );
  const proposals = without === 'capacity' ? null : openProposals(scoreOf);
  return {
    jobsFor: ({ now }, rep, jobs) =>
      byScore(jobs, (job) => {
        const score = scoreOf(job, rep, now);
        return proposals ? proposals.worth(score, job, rep) : score;
      }),
    applicantsOf: ({ now }, job, reps) => byScore(reps, (rep) => scoreOf(job, rep, now)),
    suggestionsFor: ({ now }, job, reps) =>
      byScore(reps, (rep) => scoreOf(job, rep, now) + (proposals?.isFor(job, rep) ? 1 : 0)),
    ...(without !== 'telling' && { notifiedOf }),
    onMorning(state) {
      proposals?.assignAll(state);
    },
    onPosted: (state, job) => proposals?.assignOne(state, job),
  };
}
