import { type SQL, sql } from 'drizzle-orm';
import type { FoundBy } from '#domain/matching/found-by.ts';
import type { ReachablePlace } from '#domain/matching/reachable-places.ts';

/** Most candidates that are ranked. */
export const mostRetrieved = 300;
/** Enough candidates to stop searching farther away. */
const enough = 60;

const given = sql.placeholder;

/**
 * IDs that the terms find at the places, with their weight, best first.
 * @param ofEach limit for each term at each place; unavailable ones leave room for others
 */
export function foundByWords(of: 'rep' | 'job', ofEach: number, beforeChoosing: number): SQL {
  const id = sql.raw(`${of}_id`);
  return sql`(
    select t.${id}, sum(word.weight * t.strength * place.closeness) as weight
    from unnest(${given('placeIds')}::uuid[], ${given('closeness')}::real[]) as place (id, closeness)
    cross join unnest(${given('terms')}::text[], ${given('weights')}::real[]) as word (term, weight)
    cross join lateral (
      select ${id}, strength from ${sql.raw(`match_${of}_terms`)}
      where term = word.term and location_id = place.id
      order by strength desc, ${id} limit ${sql.raw(String(ofEach))}) t
    group by t.${id} order by weight desc, t.${id} limit ${sql.raw(String(beforeChoosing))})`;
}

const inRing = (ring: readonly ReachablePlace[], foundBy: readonly FoundBy[]) => ({
  placeIds: ring.map(({ id }) => id),
  closeness: ring.map(({ closeness }) => closeness),
  terms: foundBy.map(({ term }) => term),
  weights: foundBy.map(({ strength }) => strength),
});

/** Searches ring by ring outwards until there are enough candidates. */
export async function searchOutward<Found>(
  rings: readonly (readonly ReachablePlace[])[],
  foundBy: readonly FoundBy[],
  ask: (near: ReturnType<typeof inRing>) => Promise<Found[]>,
): Promise<Found[]> {
  let found: Found[] = [];
  for (const ring of rings) {
    found = await ask(inRing(ring, foundBy));
    if (found.length >= enough) break;
  }
  return found;
}
