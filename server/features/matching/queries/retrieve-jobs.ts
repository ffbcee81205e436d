import { sql } from 'drizzle-orm';
import type { FoundBy } from '#domain/matching/found-by.ts';
import { reachablePlaces } from '#domain/matching/reachable-places.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { locatePlaces } from '../../catalogue/queries/locate-places.ts';
import { stampOfJob } from './describe-jobs.ts';
import { mayMeetRep } from './may-meet.ts';
import { foundByWords, mostRetrieved, searchOutward } from './search-outward.ts';

/** Counted up to here: more applications, beyond the job's own limit, make no difference. */
const applicationsCounted = 60;

const given = sql.placeholder;

const nearestJobs = prepared('matching_retrieve_jobs', (db, name) =>
  db
    .select({
      ...{ jobId: sql<string>`job_id`, stamp: sql<string>`stamp`, applications: sql<number>`applications` },
      accepted: sql<number>`accepted`,
      mostApplicants: sql<number | null>`most_applicants`,
      takesAllApplicants: sql<boolean>`takes_all_applicants`,
    })
    .from(
      sql`(select j.id as job_id, ${stampOfJob(sql`j`)} as stamp, (
            select count(*)::int from (
              select from job_applications c where c.job_id = j.id and c.status in ('pending', 'interview', 'accepted')
              limit greatest(${sql.raw(String(applicationsCounted))}, 30 + 10 * j.positions, j.most_applicants)) counted
          ) as applications, (
            select count(*)::int from job_applications c where c.job_id = j.id and c.status = 'accepted'
          ) as accepted, j.most_applicants, j.takes_all_applicants
          from ${foundByWords('job', 50, 500)} found
          join jobs j on j.id = found.job_id and j.status = 'active' and j.closes_on >= ${given('today')}::date
          join business_profiles b on b.id = j.business_id
          join rep_profiles r on r.id = ${given('repId')}::uuid
          left join match_reps m on m.rep_id = r.id
          where ${mayMeetRep(sql`${given('repId')}::uuid`)}
          order by found.weight desc, j.id limit ${sql.raw(String(mostRetrieved))}) retrieved`,
    )
    .prepare(name),
);

export interface RetrievedJob {
  readonly jobId: string;
  readonly stamp: string;
  /** Applications that weren't rejected, up to the number from which on it makes no difference. */
  readonly applications: number;
  /** How many of them are hired. */
  readonly accepted: number;
  readonly mostApplicants: number | null;
  readonly takesAllApplicants: boolean;
}

interface Wanted {
  readonly repId: string;
  /** Where reps live and prefer to work. */
  readonly locationIds: readonly string[];
  readonly foundBy: readonly FoundBy[];
  readonly today: string;
}

/** Open jobs that may be shown to a rep and match their search terms best. */
export async function retrieveJobs(db: Db, { repId, locationIds, foundBy, today }: Wanted): Promise<RetrievedJob[]> {
  const places = await locatePlaces(db);
  const from = places.filter(({ id }) => locationIds.includes(id));
  // Reps who work anywhere are matched everywhere.
  const anywhere = from.some(({ province }) => province === 'National');
  return searchOutward(reachablePlaces(places, anywhere ? [] : from), foundBy, (near) =>
    nearestJobs(db).execute({ repId, today, ...near }),
  );
}
