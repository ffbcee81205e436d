import { sql } from 'drizzle-orm';
import type { FoundBy } from '#domain/matching/found-by.ts';
import { type ReachablePlace, reachablePlaces } from '#domain/matching/reachable-places.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { locatePlaces } from '../../catalogue/queries/locate-places.ts';
import { readSettings } from '../../operators/queries/read-settings.ts';
import { isHere, mayMeet } from './may-meet.ts';

/** How many are ranked at most. */
export const mostRetrieved = 300;
/** Of each word at each place. Those who are not there for this job leave room for others. */
const ofEach = 40;
const beforeChoosing = 450;
/** With so many, nobody has to be looked for farther away. */
const enough = 60;

const given = sql.placeholder;

const nearestReps = prepared('matching_retrieve_reps', (db, name) =>
  db
    .select({ repId: sql<string>`rep_id`, stamp: sql<string>`stamp` })
    .from(
      sql`(select r.id as rep_id, m.worked_out_at::text as stamp, found.weight
          from (
            select t.rep_id, sum(word.weight * t.strength * place.closeness) as weight
            from unnest(${given('placeIds')}::uuid[], ${given('closeness')}::real[]) as place (id, closeness)
            cross join unnest(${given('terms')}::text[], ${given('weights')}::real[]) as word (term, weight)
            cross join lateral (
              select rep_id, strength from match_rep_terms
              where term = word.term and location_id = place.id
              order by strength desc, rep_id limit ${sql.raw(String(ofEach))}) t
            group by t.rep_id order by weight desc, t.rep_id limit ${sql.raw(String(beforeChoosing))}) found
          join match_reps m on m.rep_id = found.rep_id
          join rep_profiles r on r.id = m.rep_id
          join jobs j on j.id = ${given('jobId')}::uuid
          join business_profiles b on b.id = j.business_id
          where ${isHere(sql`${given('free')}::boolean`)} and ${mayMeet}
          order by found.weight desc, r.id limit ${sql.raw(String(mostRetrieved))}) retrieved`,
    )
    .prepare(name),
);

export interface RetrievedRep {
  readonly repId: string;
  /** Changes whenever anything about them does. */
  readonly stamp: string;
}

interface Wanted {
  readonly jobId: string;
  readonly locationId: string;
  readonly foundBy: readonly FoundBy[];
}

/** Reps who may be proposed for a job, those that its words find most surely: near ones, and others where these are few. */
export async function retrieveReps(db: Db, { jobId, locationId, foundBy }: Wanted): Promise<RetrievedRep[]> {
  const places = await locatePlaces(db);
  const { repsPayNothing: free } = await readSettings(db);
  const from = places.filter(({ id, province }) => id === locationId && province !== 'National');
  const words = { terms: foundBy.map(({ term }) => term), weights: foundBy.map(({ strength }) => strength) };
  let found: RetrievedRep[] = [];
  for (const ring of reachablePlaces(places, from)) {
    found = await nearestReps(db).execute({ jobId, free, ...words, ...columnsOf(ring) });
    if (found.length >= enough) break;
  }
  return found;
}

export const columnsOf = (ring: readonly ReachablePlace[]) => ({
  placeIds: ring.map(({ id }) => id),
  closeness: ring.map(({ closeness }) => closeness),
});
