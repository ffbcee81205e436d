import { sql } from 'drizzle-orm';
import type { Point } from '#domain/shared/distance.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { locations } from '../tables.ts';

export interface Place {
  readonly id: string;
  readonly name: string;
  readonly province: string;
  /** Null for the country as a whole. */
  readonly point: Point | null;
}

const everyPlace = prepared('catalogue_places', (db, name) =>
  db
    .select({
      id: locations.id,
      name: locations.name,
      province: locations.province,
      latitude: sql<number | null>`latitude`,
      longitude: sql<number | null>`longitude`,
    })
    .from(locations)
    .prepare(name),
);

/** How long the places are cached, in milliseconds: matching reads them again and again. */
const freshMs = 500;

interface Remembered {
  readonly until: number;
  readonly places: Promise<readonly Place[]>;
}

const remembered = new WeakMap<Db, Remembered>();

/** Every location with its coordinates, at most a second old. */
export function locatePlaces(db: Db): Promise<readonly Place[]> {
  const known = remembered.get(db);
  if (known && performance.now() < known.until) return known.places;
  const places = locatePlacesNow(db);
  remembered.set(db, { until: performance.now() + freshMs, places });
  // A failed read is retried by the next call.
  places.catch(() => remembered.delete(db));
  return places;
}

async function locatePlacesNow(db: Db): Promise<Place[]> {
  const rows = await everyPlace(db).execute();
  return rows.map(({ id, name, province, latitude, longitude }) => ({
    id,
    name,
    province,
    point: latitude === null || longitude === null ? null : { latitude, longitude },
  }));
}
