import { dayInSouthAfrica } from '#domain/calendar-day.ts';
import { figureRep } from '#domain/matching/figures.ts';
import { repFoundBy } from '#domain/matching/found-by.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { describeReps } from './describe-reps.ts';
import { byScore, figureJobs, type Ranked, weighPair } from './rank-pairs.ts';
import type { ActiveModel } from './read-model.ts';
import { retrieveJobs } from './retrieve-jobs.ts';

/** Open jobs that fit a rep as both describe themselves, the best first. */
export async function rankJobs(db: Db, active: ActiveModel, repId: string): Promise<Ranked[]> {
  const [rep] = await describeReps(db, [repId]);
  if (!rep) return [];
  const foundBy = repFoundBy(rep, active.corpus);
  const locationIds = [rep.home, rep.preferred].flatMap((place) => (place && 'id' in place ? [String(place.id)] : []));
  // Of nobody it can be said what fits who has said nothing.
  if (foundBy.length === 1 && locationIds.length === 0) return [];
  const retrieved = await retrieveJobs(db, { repId, locationIds, foundBy, today: dayInSouthAfrica(now()) });
  const figure = figureRep(rep, active.corpus);
  const figured = await figureJobs(db, active, retrieved);
  return figured.map(({ figure: job }) => weighPair(active, job, figure)).toSorted(byScore);
}
