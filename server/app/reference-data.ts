import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { nationalProvince, provinces } from '#contract/catalogue/options.ts';
import { industryIcons } from './reference/industries.ts';
import { placesByProvince } from './reference/locations.ts';
import { skillsByGroup } from './reference/skills.ts';

/** Adds the locations, industries and skills that the database lacks. An operator's additions stay. */
export async function ensureReferenceData(pool: pg.Pool): Promise<void> {
  await ensureLocations(pool);
  await ensureIndustries(pool);
  await ensureSkills(pool);
}

async function ensureLocations(pool: pg.Pool): Promise<void> {
  const places = [
    { name: nationalProvince, province: nationalProvince, latitude: null, longitude: null },
    ...provinces.flatMap((province) => {
      const { middle, towns } = placesByProvince[province];
      const all = [[province, ...middle] as const, ...towns];
      return all.map(([name, latitude, longitude]) => ({ name, province, latitude, longitude }));
    }),
  ];
  const columns = [
    places.map(() => uuidv7()),
    places.map(({ name }) => name),
    places.map(({ province }) => province),
    places.map(({ latitude }) => latitude),
    places.map(({ longitude }) => longitude),
  ];
  await pool.query(
    `insert into locations (id, name, province, latitude, longitude)
     select * from unnest($1::uuid[], $2::text[], $3::text[], $4::float8[], $5::float8[])
       as given (id, name, province, latitude, longitude)
     where not exists (
       select from locations known
       where (known.name, known.province) = (given.name, given.province)
         and (known.latitude, known.longitude) is not distinct from (given.latitude, given.longitude))
     on conflict on constraint locations_once
       do update set latitude = excluded.latitude, longitude = excluded.longitude`,
    columns,
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

async function ensureSkills(pool: pg.Pool): Promise<void> {
  const skills = Object.entries(skillsByGroup).flatMap(([group, names]) => names.map((name) => ({ name, group })));
  await pool.query(
    `insert into skills (id, name, skill_group)
     select * from unnest($1::uuid[], $2::text[], $3::text[]) as given (id, name, skill_group)
     where not exists (select from skills where lower(skills.name) = lower(given.name))
     on conflict (lower(name)) do nothing`,
    [skills.map(() => uuidv7()), skills.map(({ name }) => name), skills.map(({ group }) => group)],
  );
}
