import { sql } from 'drizzle-orm';
import type { Point } from '#domain/distance.ts';
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

/** Every location with where it is on the map. */
export async function locatePlaces(db: Db): Promise<Place[]> {
  const rows = await everyPlace(db).execute();
  return rows.map(({ id, name, province, latitude, longitude }) => ({
    id,
    name,
    province,
    point: latitude === null || longitude === null ? null : { latitude, longitude },
  }));
}
