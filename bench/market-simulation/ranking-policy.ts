import { type FeatureGroup, type Features, featureNames, features } from '#domain/matching/features.ts';
import { learnWeights, type Outcome } from '#domain/matching/learn-weights.ts';
import { prior, score } from '#domain/matching/model.ts';
import type { Market } from './market.ts';
import { comparerOf } from './market-figures.ts';
import { byScore, type Policy } from './policy.ts';
import { openProposals } from './proposals.ts';
import type { JobState, RepState, ShownTo, State } from './state.ts';
import { openTelling } from './telling.ts';

/** What is taken out, to see what it is worth. */
export type Part = FeatureGroup | 'capacity' | 'learning' | 'telling';

const learnsEvery = 30;

type FeaturesOf = (job: JobState, rep: RepState, now: number) => Features;

/** The ranking, with weights that are learned anew each month, and proposals under capacity. */
export function openRankingPolicy(market: Market, without: Part | null = null): Policy {
  const comparePair = comparerOf(market);
  const left = featureNames.filter((name) => features[name].group === without);
  const pairs = market.reps.length * market.jobs.length;
  const [known, stamps] = [new Float64Array(pairs), new Int32Array(pairs).fill(-1)];
  let model = prior;

  function featuresOf(job: JobState, rep: RepState, now: number): Features {
    const found = comparePair(job, rep, now);
    for (const name of left) found[name] = null;
    return found;
  }
  function scoreOf(job: JobState, rep: RepState, now: number): number {
    const at = job.job.number * market.reps.length + rep.rep.number;
    const stamp = rep.version * 100 + model.version;
    if (stamps[at] !== stamp) {
      known[at] = score(model, featuresOf(job, rep, now));
      stamps[at] = stamp;
    }
    return known[at] ?? 0;
  }
  const tellsOf = openTelling(({ now }, job, rep) => scoreOf(job, rep, now));
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
    ...(without !== 'telling' && { tellsOf }),
    onMorning(state) {
      if (without !== 'learning' && state.now > 0 && state.now % learnsEvery === 0)
        model = { ...learnWeights(prior, outcomesOf(state, featuresOf), fewer).model, version: model.version + 1 };
      proposals?.assignAll(state);
    },
    onPosted: (state, job) => proposals?.assignOne(state, job),
  };
}

/** Enough to learn of, and no more: it is done hundreds of times. */
const fewer = { pull: 0.05, steps: 100 };
const mostLists = 200;
const mostShown = 10;

/** Each side's lists by themselves: whom a business turned down had wanted the job. */
function outcomesOf({ reps, jobs, now }: State, featuresOf: FeaturesOf): Outcome[][] {
  const ofJobs = jobs.map((job) => ({ shown: job.shown, features: (rep: RepState) => featuresOf(job, rep, now) }));
  const ofReps = reps.map((rep) => ({ shown: rep.shown, features: (job: JobState) => featuresOf(job, rep, now) }));
  return [...ofJobs.flatMap(listOf).slice(-mostLists), ...ofReps.flatMap(listOf).slice(-mostLists)];
}

interface List<Whom> {
  readonly shown: ShownTo<Whom>;
  readonly features: (whom: Whom) => Features;
}

function listOf<Whom>({ shown, features }: List<Whom>): Outcome[][] {
  const last = [...shown].slice(-mostShown);
  // Where all came to the same there is nothing to learn.
  if (new Set(last.map(([, { stage }]) => stage)).size < 2) return [];
  return [last.map(([whom, { rank, stage }]) => ({ features: features(whom), outcome: stage, rank: rank + 1 }))];
}
