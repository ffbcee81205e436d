import type { MatchReasons } from '#contract/applications/match-reasons.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { type Audience, explainMatch } from '#texts/matching/explain-match.ts';
import { presentReasons } from '../present.ts';
import { describeJobs } from './describe-jobs.ts';
import { figureJobs, figureReps, type Ranked, weighPair } from './rank-pairs.ts';
import { type ActiveModel, readModel } from './read-model.ts';

export interface Explained extends Ranked {
  readonly reasons: (audience: Audience) => MatchReasons;
}

interface Pairs {
  readonly jobId: string;
  readonly reps: readonly { readonly repId: string; readonly stamp: string }[];
}

/** The current fit of reps for a job with reasons in words, by rep ID. */
export async function explainPairs(
  db: Db,
  { jobId, reps }: Pairs,
): Promise<{ readonly active: ActiveModel; readonly explained: ReadonlyMap<string, Explained> }> {
  const active = await readModel(db);
  const [job] = await describeJobs(db, [jobId]);
  const [figured] = job ? await figureJobs(db, active, [{ jobId, stamp: job.stamp }]) : [];
  const figures = figured ? await figureReps(db, active, reps) : [];
  const explained = figures.flatMap((rep): Explained[] => {
    if (!figured) return [];
    const weighed = weighPair(active, figured.figure, rep);
    const { job: one, features } = weighed;
    return [
      { ...weighed, reasons: (audience) => presentReasons(explainMatch(active.model, one, rep, features, audience)) },
    ];
  });
  return { active, explained: new Map(explained.map((one) => [one.repId, one])) };
}
