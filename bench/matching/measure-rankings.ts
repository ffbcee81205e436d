import { averagePrecision, mean, ndcg } from '#domain/matching/measures.ts';
import type { Ranking } from './ranking.ts';
import type { LabelledJob, LabelledSet } from './read-set.ts';

export interface Measured {
  readonly ndcg: number;
  readonly map: number;
}

/** Of the jobs, each with the reps that were graded for it and no others. */
export function measureRanking(set: LabelledSet, jobs: readonly LabelledJob[], ranking: Ranking): Measured {
  const orders = jobs.map((job) => {
    const reps = set.reps.filter(({ key }) => set.grades[job.key]?.[key] !== undefined);
    const scores = ranking(job, reps);
    return reps
      .map(({ key }, at) => ({ grade: set.grades[job.key]?.[key] ?? 0, score: scores[at] ?? 0 }))
      .toSorted((one, other) => other.score - one.score)
      .map(({ grade }) => grade);
  });
  return {
    ndcg: mean(orders.map((grades) => ndcg(grades))),
    map: mean(orders.map((grades) => averagePrecision(grades))),
  };
}

const shuffles = 200;

/** The random baseline, on average over many reproducible orders. */
export function measureChance(set: LabelledSet, jobs: readonly LabelledJob[]): Measured {
  let state = 1;
  // Park and Miller's generator: reproducible randomness.
  const draw = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state;
  };
  const times = Array.from({ length: shuffles }, () => measureRanking(set, jobs, (_, reps) => reps.map(draw)));
  return { ndcg: mean(times.map(({ ndcg }) => ndcg)), map: mean(times.map(({ map }) => map)) };
}
