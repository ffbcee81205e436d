import { sql } from 'drizzle-orm';
import type { FoundBy } from '#domain/matching/found-by.ts';
import { reachablePlaces } from '#domain/matching/reachable-places.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { locatePlaces } from '../../catalogue/queries/locate-places.ts';
import { readSettings } from '../../operators/queries/read-settings.ts';
import { isHere, mayMeetJob } from './may-meet.ts';
import { foundByWords, mostRetrieved, searchOutward } from './search-outward.ts';

const given = sql.placeholder;

const nearestReps = prepared('matching_retrieve_reps', (db, name) =>
  db
    .select({ repId: sql<string>`rep_id`, stamp: sql<string>`stamp` })
    .from(
      sql`(select r.id as rep_id, m.worked_out_at::text as stamp, found.weight
          from ${foundByWords('rep', 40, 450)} found
          join match_reps m on m.rep_id = found.rep_id
          join rep_profiles r on r.id = m.rep_id
          join jobs j on j.id = ${given('jobId')}::uuid
          join business_profiles b on b.id = j.business_id
          where ${isHere(sql`${given('free')}::boolean`)} and ${mayMeetJob(sql`${given('jobId')}::uuid`)}
          order by found.weight desc, r.id limit ${sql.raw(String(mostRetrieved))}) retrieved`,
    )
    .prepare(name),
);

export interface RetrievedRep {
  readonly repId: string;
  /** Changes with any change of the rep. */
  readonly stamp: string;
}

interface Wanted {
  readonly jobId: string;
  readonly locationId: string;
  readonly foundBy: readonly FoundBy[];
}

/** Reps who may be proposed for a job and match its search terms best: near ones, and others if these are few. */
export async function retrieveReps(db: Db, { jobId, locationId, foundBy }: Wanted): Promise<RetrievedRep[]> {
  const places = await locatePlaces(db);
  const { repsPayNothing: free } = await readSettings(db);
  const from = places.filter(({ id, province }) => id === locationId && province !== 'National');
  return searchOutward(reachablePlaces(places, from), foundBy, (near) =>
    nearestReps(db).execute({ jobId, free, ...near }),
  );
}
