import { figureJob } from '#domain/matching/figures.ts';
import { jobFoundBy } from '#domain/matching/found-by.ts';
import { isInReach } from '#domain/matching/reach.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { DescribedJob } from './describe-jobs.ts';
import { byScore, figureReps, type Ranked, weighPair } from './rank-pairs.ts';
import type { ActiveModel } from './read-model.ts';
import { retrieveReps } from './retrieve-reps.ts';

/** All reps who may be proposed for a job, best first. */
export async function rankReps(db: Db, active: ActiveModel, job: DescribedJob): Promise<Ranked[]> {
  const { id: jobId, locationId } = job;
  const retrieved = await retrieveReps(db, { jobId, locationId, foundBy: jobFoundBy(job, active.corpus) });
  const figure = figureJob(job, active.corpus);
  const reps = await figureReps(db, active, retrieved);
  return reps
    .map((rep) => weighPair(active, figure, rep))
    .filter(({ features: { reach } }) => isInReach(reach))
    .toSorted(byScore);
}
