import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { nationalProvince, provinces } from '#contract/catalogue.ts';
import { industryIcons } from './reference/industries.ts';
import { townsByProvince } from './reference/locations.ts';

/** Adds the locations and industries that the database does not have yet. What an operator added besides stays. */
export async function ensureReferenceData(pool: pg.Pool): Promise<void> {
  await ensureLocations(pool);
  await ensureIndustries(pool);
}

async function ensureLocations(pool: pg.Pool): Promise<void> {
  const places = [
    { name: nationalProvince, province: nationalProvince },
    ...provinces.flatMap((province) => [province, ...townsByProvince[province]].map((name) => ({ name, province }))),
  ];
  await pool.query(
    `insert into locations (id, name, province)
     select * from unnest($1::uuid[], $2::text[], $3::text[]) as given (id, name, province)
     where not exists (select from locations where (locations.name, locations.province) = (given.name, given.province))
     on conflict on constraint locations_once do nothing`,
    [places.map(() => uuidv7()), places.map(({ name }) => name), places.map(({ province }) => province)],
  );
}

async function ensureIndustries(pool: pg.Pool): Promise<void> {
  const names = Object.keys(industryIcons);
  await pool.query(
    `insert into industries (id, name, icon_name)
     select * from unnest($1::uuid[], $2::text[], $3::text[])
     on conflict on constraint industries_once do update set icon_name = excluded.icon_name
     where industries.icon_name <> excluded.icon_name`,
    [names.map(() => uuidv7()), names, Object.values(industryIcons)],
  );
}
