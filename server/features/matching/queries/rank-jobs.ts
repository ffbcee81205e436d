import { nationalProvince } from '#contract/catalogue/options.ts';
import { hasEnoughApplicants } from '#domain/jobs/enough-applicants.ts';
import { roomLeft } from '#domain/matching/capacity.ts';
import { leftByDismissals } from '#domain/matching/dismissed.ts';
import { figureRep, type RepFigure } from '#domain/matching/figures.ts';
import { repFoundBy } from '#domain/matching/found-by.ts';
import { alsoFoundAt } from '#domain/matching/places/also-found-at.ts';
import { isInReach } from '#domain/matching/reach.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { locatePlaces } from '../../catalogue/queries/locate-places.ts';
import { describeJobs } from './describe-jobs.ts';
import { describeReps } from './describe-reps.ts';
import { alikeOf, findDismissals } from './find-dismissed.ts';
import { byScore, figureJobs, type Ranked, weighPair } from './rank-pairs.ts';
import type { ActiveModel } from './read-model.ts';
import { retrieveJobs } from './retrieve-jobs.ts';

export interface RankedJob extends Ranked {
  /** The score in this rep's list, after deductions. */
  readonly left: number;
  /** Whether it has enough applicants: no others can apply for now. */
  readonly isFull: boolean;
}

/** Open jobs that fit a rep, best first, each with the factor by which dismissals and applicants lower its score. */
export async function rankJobs(db: Db, active: ActiveModel, repId: string): Promise<RankedJob[]> {
  const [rep] = await describeReps(db, [repId]);
  if (!rep) return [];
  const foundBy = repFoundBy(rep, active.corpus);
  const locationIds = [rep.home, rep.preferred].flatMap((place) => (place && 'id' in place ? [String(place.id)] : []));
  // For reps who work anywhere, near jobs still come first.
  const towns = (await locatePlaces(db)).filter(({ province }) => province !== nationalProvince);
  if (locationIds.length > 0) locationIds.push(...alsoFoundAt(rep, towns));
  // Nothing fits an empty profile.
  if (foundBy.length === 1 && locationIds.length === 0) return [];
  const retrieved = await retrieveJobs(db, { repId, locationIds, foundBy, today: dayInSouthAfrica(now()) });
  const figure = figureRep(rep, active.corpus);
  const figured = await figureJobs(db, active, retrieved);
  const wasFor = await dismissedBy(db, active, figure);
  const crowd = new Map(retrieved.map((one) => [one.jobId, one]));
  return figured
    .map(({ described, figure: job }) => {
      const weighed = weighPair(active, job, figure);
      const left = leftByDismissals(alikeOf(described, job, figure), wasFor);
      const { positions } = described;
      const {
        applications = 0,
        accepted = 0,
        mostApplicants = null,
        takesAllApplicants = false,
      } = crowd.get(described.id) ?? {};
      const isFull = hasEnoughApplicants({ positions, mostApplicants, takesAllApplicants }, applications);
      return { ...weighed, isFull, left: left * roomLeft(applications - accepted, positions - accepted) };
    })
    .filter(({ features: { reach } }) => isInReach(reach))
    .toSorted(byScore);
}

async function dismissedBy(db: Db, active: ActiveModel, rep: RepFigure) {
  const dismissals = await findDismissals(db, rep.rep.id);
  if (dismissals.length === 0) return [];
  const gone = await describeJobs(
    db,
    dismissals.map(({ jobId }) => jobId),
  );
  const figured = await figureJobs(
    db,
    active,
    gone.map(({ id, stamp }) => ({ jobId: id, stamp })),
  );
  const reasons = new Map(dismissals.map(({ jobId, reason }) => [jobId, reason]));
  return figured.flatMap(({ described, figure }) => {
    const reason = reasons.get(described.id);
    return reason ? [{ ...alikeOf(described, figure, rep), reason }] : [];
  });
}
