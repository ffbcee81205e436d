import { type SQL, sql } from 'drizzle-orm';
import type { FoundBy } from '#domain/matching/found-by.ts';
import type { ReachablePlace } from '#domain/matching/reachable-places.ts';

/** How many are ranked at most. */
export const mostRetrieved = 300;
/** With so many, nobody has to be looked for farther away. */
const enough = 60;

const given = sql.placeholder;

/**
 * The ids that the words find at the places, with their weight, the surest first.
 * @param ofEach of each word at each place; those who are not there this time leave room for others
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

/** Near ones, and others where these are few. */
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
