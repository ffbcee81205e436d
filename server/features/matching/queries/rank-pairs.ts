import { compare } from '#domain/matching/compare.ts';
import type { Features } from '#domain/matching/features.ts';
import { figureJob, figureRep, type JobFigure, type RepFigure } from '#domain/matching/figures.ts';
import { score, scoreOfProfile } from '#domain/matching/model.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { rememberFigures } from '../services/remember-figures.ts';
import { type DescribedJob, describeJobs } from './describe-jobs.ts';
import { describeReps } from './describe-reps.ts';
import type { ActiveModel } from './read-model.ts';

// Cached: near and open ones are needed again and again, and reading a text takes twenty times as long as comparing it. A figure takes 3.4 kilobytes.
const repFigures = rememberFigures<RepFigure>(50_000);
const jobFigures = rememberFigures<FiguredJob>(30_000);

export interface FiguredJob {
  readonly described: DescribedJob;
  readonly figure: JobFigure;
}

interface Stamped {
  readonly stamp: string;
}

/** Stamps with model and day: ages are counted in days, and word rarity belongs to one model. */
function stampsOf({ number }: ActiveModel): (stamp: string) => string {
  const today = ` ${number} ${dayInSouthAfrica(now())}`;
  return (stamp) => stamp + today;
}

/** The figures of those that still exist, in the same order. */
export async function figureReps(
  db: Db,
  active: ActiveModel,
  reps: readonly (Stamped & { readonly repId: string })[],
): Promise<RepFigure[]> {
  const stampOf = stampsOf(active);
  const known = new Map(reps.map(({ repId, stamp }) => [repId, repFigures.get(repId, stampOf(stamp))]));
  const missing = reps.filter(({ repId }) => known.get(repId) === undefined);
  const stamps = new Map(missing.map(({ repId, stamp }) => [repId, stampOf(stamp)]));
  for (const rep of await describeReps(db, [...stamps.keys()])) {
    const figure = figureRep(rep, active.corpus);
    repFigures.set(rep.id, stamps.get(rep.id) ?? '', figure);
    known.set(rep.id, figure);
  }
  return reps.flatMap(({ repId }) => known.get(repId) ?? []);
}

export async function figureJobs(
  db: Db,
  active: ActiveModel,
  jobs: readonly (Stamped & { readonly jobId: string })[],
): Promise<FiguredJob[]> {
  const stampOf = stampsOf(active);
  const known = new Map(jobs.map(({ jobId, stamp }) => [jobId, jobFigures.get(jobId, stampOf(stamp))]));
  const missing = jobs.filter(({ jobId }) => known.get(jobId) === undefined).map(({ jobId }) => jobId);
  for (const one of figureDescribed(active, await describeJobs(db, missing))) known.set(one.described.id, one);
  return jobs.flatMap(({ jobId }) => known.get(jobId) ?? []);
}

/** The figures of jobs that have been read. */
export function figureDescribed(active: ActiveModel, jobs: readonly DescribedJob[]): FiguredJob[] {
  const stampOf = stampsOf(active);
  return jobs.map((described) => {
    const stamp = stampOf(described.stamp);
    const known = jobFigures.get(described.id, stamp);
    if (known) return known;
    const figured = { described, figure: figureJob(described, active.corpus) };
    jobFigures.set(described.id, stamp, figured);
    return figured;
  });
}

export interface Ranked {
  readonly jobId: string;
  readonly repId: string;
  readonly job: JobFigure;
  readonly rep: RepFigure;
  readonly features: Features;
  readonly score: number;
  /** The score of the profile, by which a pair is left out. */
  readonly fit: number;
}

/** Scores a pair of job and rep. */
export function weighPair({ model }: ActiveModel, job: JobFigure, rep: RepFigure): Ranked {
  const features = compare(job, rep);
  return {
    ...{ jobId: job.job.id, repId: rep.rep.id, job, rep, features },
    ...{ score: score(model, features), fit: scoreOfProfile(model, features) },
  };
}

// The ends of the IDs are random, their beginnings aren't.
const drawn = ({ jobId, repId }: Ranked) => jobId.slice(-12) + repId.slice(-12);

/** Best first. Equals are in an arbitrary but stable order. */
export const byScore = (one: Ranked, other: Ranked): number =>
  other.score - one.score || (drawn(one) < drawn(other) ? -1 : 1);

/** Features in the order in which the model stores them. */
export const keptFeatures = ({ features: order }: ActiveModel, features: Features): (number | null)[] =>
  order.map((name) => features[name]);
