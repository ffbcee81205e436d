import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { RecommendedJob } from '#contract/matching/recommended.ts';
import type { Page } from '#contract/paging.ts';
import { distanceKm } from '#domain/shared/distance.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { explainMatch } from '#texts/matching/explain-match.ts';
import type { RepActor } from '../../accounts/access.ts';
import { locations } from '../../catalogue/tables.ts';
import { presentFound } from '../../jobs/queries/browse-jobs.ts';
import { jobColumns, locationColumns } from '../../jobs/queries/select-job.ts';
import { jobs } from '../../jobs/tables.ts';
import { answerHours } from '../../profiles/queries/answer-hours.ts';
import { businessProfiles } from '../../profiles/tables.ts';
import { presentReasons } from '../present.ts';
import { type RankedJob, rankJobs } from './rank-jobs.ts';
import { type ActiveModel, readModel } from './read-model.ts';

/** Jobs that fit the profile less aren't recommended. */
const leastScore = 0.15;

const place = z.tuple([z.number(), z.uuid(), z.int().min(1)]);

interface Place {
  readonly value: number;
  readonly jobId: string;
  /** The rank of the next item in the list. */
  readonly rank: number;
}

const write = ({ value, jobId, rank }: Place) =>
  Buffer.from(JSON.stringify([value, jobId, rank])).toString('base64url');

function read(cursor: string): Place {
  try {
    const [value, jobId, rank] = place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return { value, jobId, rank };
  } catch {
    throw new Refusal('request.bad_cursor');
  }
}

const worthOf = ({ score, left }: RankedJob) => score * left;

/** Best first. Equals by ID, so that a page continues where the previous one ended. */
const inOrder = (one: Omit<Place, 'rank'>, other: Omit<Place, 'rank'>) =>
  other.value - one.value || (one.jobId < other.jobId ? -1 : one.jobId > other.jobId ? 1 : 0);

export interface Recommended {
  readonly active: ActiveModel;
  readonly firstRank: number;
  readonly shown: readonly RankedJob[];
  readonly page: Page<RecommendedJob>;
}

interface Wanted {
  readonly cursor?: string | undefined;
  readonly most: number;
}

/** Jobs that fit the actor's profile, best first, with reasons. */
export async function recommendJobs(db: Db, { repId }: RepActor, { cursor, most }: Wanted): Promise<Recommended> {
  const after = cursor === undefined ? null : read(cursor);
  const active = await readModel(db);
  const ranked = (await rankJobs(db, active, repId))
    // Jobs that take no more applications aren't recommended.
    .filter(({ isFull }) => !isFull)
    .map((one) => ({ one, value: worthOf(one), jobId: one.jobId }))
    // Jobs similar to a dismissed one come later, but aren't left out.
    .filter((row) => row.one.fit >= leastScore && (after === null || inOrder(after, row) < 0))
    .toSorted(inOrder);
  const chosen = ranked.slice(0, most);
  const found = await findShown(
    db,
    repId,
    chosen.map(({ jobId }) => jobId),
  );
  const shown = chosen.filter(({ jobId }) => found.has(jobId));
  const firstRank = after?.rank ?? 1;
  const last = shown.at(-1);
  return {
    active,
    firstRank,
    shown: shown.map(({ one }) => one),
    page: {
      items: shown.flatMap(({ one }) => {
        const row = found.get(one.jobId);
        return row ? [{ job: presentFound(row, kmOf(one)), reasons: reasonsOf(active, one) }] : [];
      }),
      nextCursor: ranked.length > most && last ? write({ ...last, rank: firstRank + shown.length }) : null,
    },
  };
}

const reasonsOf = ({ model }: ActiveModel, { job, rep, features }: RankedJob) =>
  presentReasons(explainMatch(model, job, rep, features, 'rep'));

function kmOf({ job, rep }: RankedJob): number | null {
  const from = rep.rep.home?.point ?? rep.rep.preferred?.point;
  const to = job.job.place?.point;
  return from && to ? distanceKm(from, to) : null;
}

const given = sql.placeholder;

const shownJobs = prepared('matching_shown_jobs', (db, name) =>
  db
    .select({
      ...jobColumns,
      location: locationColumns,
      saved: sql<boolean>`exists (
        select from saved_jobs s where s.rep_id = ${given('repId')}::uuid and s.job_id = ${jobs.id})`,
      answerHours: answerHours(jobs.businessId),
    })
    .from(jobs)
    .innerJoin(businessProfiles, sql`${businessProfiles.id} = ${jobs.businessId}`)
    .innerJoin(locations, sql`${locations.id} = ${jobs.locationId}`)
    .where(sql`${jobs.id} = any(${given('jobIds')}::uuid[])`)
    .prepare(name),
);

async function findShown(db: Db, repId: string, jobIds: readonly string[]) {
  if (jobIds.length === 0) return new Map<string, never>();
  const rows = await shownJobs(db).execute({ repId, jobIds });
  return new Map(rows.map((row) => [row.id, row]));
}
