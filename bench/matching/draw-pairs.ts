import { compare } from '#domain/matching/compare.ts';
import { makeCorpus } from '#domain/matching/corpus.ts';
import { figureJob, figureRep, termsOfJob, termsOfRep } from '#domain/matching/figures.ts';
import { prior, score } from '#domain/matching/model.ts';
import { type Audience, type Explanation, explainMatch } from '#texts/matching/explain-match.ts';
import { openDice } from '../../research/market-simulation/random.ts';
import { describeJob, describeRep } from './describe-labelled.ts';
import type { LabelledJob, LabelledRep, LabelledSet } from './read-set.ts';

export interface DrawnPair {
  /** From the ten best reps for the job, or from all. */
  readonly from: 'top ten' | 'all';
  readonly job: LabelledJob;
  readonly rep: LabelledRep;
  readonly reasons: Readonly<Record<Audience, Explanation>>;
}

const topTen = 10;

/** Draws pairs to be read with their reasons, every other one from a job's ten best. The seed determines them. */
export function drawPairs(sets: readonly LabelledSet[], seed: number, count: number): DrawnPair[] {
  const dice = openDice(seed, 'pairs to read');
  const markets = sets.map(figureSet);
  const jobs = markets.flatMap((market) => market.jobs.map((job) => ({ job, market })));
  return dice.some(jobs, count).map(({ job, market }, at) => {
    const ranked = market.reps
      .map((rep) => ({ rep, values: compare(job.figure, rep.figure) }))
      .toSorted((one, other) => score(prior, other.values) - score(prior, one.values));
    const from = at % 2 === 0 ? 'top ten' : 'all';
    const { rep, values } = dice.one(from === 'all' ? ranked : ranked.slice(0, topTen));
    const explain = (audience: Audience) => explainMatch(prior, job.figure, rep.figure, values, audience);
    return {
      from,
      job: job.labelled,
      rep: rep.labelled,
      reasons: { rep: explain('rep'), business: explain('business') },
    };
  });
}

function figureSet({ jobs, reps }: LabelledSet) {
  const described = { jobs: jobs.map(describeJob), reps: reps.map(describeRep) };
  const corpus = makeCorpus([...described.jobs.map(termsOfJob), ...described.reps.map(termsOfRep)]);
  return {
    jobs: jobs.map((labelled) => ({ labelled, figure: figureJob(describeJob(labelled), corpus) })),
    reps: reps.map((labelled) => ({ labelled, figure: figureRep(describeRep(labelled), corpus) })),
  };
}
