import type { MatchReasons } from '#contract/applications/match-reasons.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { type Audience, explainMatch } from '#texts/matching/explain-match.ts';
import { presentReasons } from '../present.ts';
import { describeJobs } from './describe-jobs.ts';
import { figureDescribed, figureReps, type Ranked, weighPair } from './rank-pairs.ts';
import { type ActiveModel, readModel } from './read-model.ts';

export interface Explained extends Ranked {
  /** Worked out when asked for: putting reasons into words takes longer than weighing. */
  readonly reasons: (audience: Audience) => MatchReasons;
}

interface Pair {
  readonly jobId: string;
  readonly repId: string;
  /** Of the rep. */
  readonly stamp: string;
}

/** The current fit of reps for jobs with reasons in words, in the order of the pairs. Undefined: the job or the rep is gone. */
export async function explainPairs(
  db: Db,
  pairs: readonly Pair[],
): Promise<{ readonly active: ActiveModel; readonly explained: readonly (Explained | undefined)[] }> {
  const active = await readModel(db);
  const described = await describeJobs(db, [...new Set(pairs.map(({ jobId }) => jobId))]);
  const jobs = new Map(figureDescribed(active, described).map(({ figure }) => [figure.job.id, figure]));
  const reps = new Map((await figureReps(db, active, pairs)).map((figure) => [figure.rep.id, figure]));
  const explained = pairs.map(({ jobId, repId }): Explained | undefined => {
    const [job, rep] = [jobs.get(jobId), reps.get(repId)];
    if (!job || !rep) return undefined;
    const weighed = weighPair(active, job, rep);
    return {
      ...weighed,
      reasons: (audience) => presentReasons(explainMatch(active.model, job, rep, weighed.features, audience)),
    };
  });
  return { active, explained };
}
