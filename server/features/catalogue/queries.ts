import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { industries, locations } from './tables.ts';

// In byte order, capitals come first: eThekwini would be last, and FMCG before Fashion.
const allLocations = prepared('catalogue_locations', (db, name) =>
  db
    .select()
    .from(locations)
    .orderBy(asc(sql`lower(${locations.name})`), asc(locations.province))
    .prepare(name),
);

const allIndustries = prepared('catalogue_industries', (db, name) =>
  db
    .select()
    .from(industries)
    .orderBy(asc(sql`lower(${industries.name})`))
    .prepare(name),
);

const oneLocation = prepared('catalogue_location', (db, name) =>
  db
    .select()
    .from(locations)
    .where(eq(locations.id, sql.placeholder('id')))
    .prepare(name),
);

export const listLocations = (db: Db) => allLocations(db).execute();

export const listIndustries = (db: Db) => allIndustries(db).execute();

export async function findLocation(db: Db, id: string): Promise<typeof locations.$inferSelect | undefined> {
  const [row] = await oneLocation(db).execute({ id });
  return row;
}

const oneIndustry = prepared('catalogue_industry', (db, name) =>
  db
    .select()
    .from(industries)
    .where(eq(industries.id, sql.placeholder('id')))
    .prepare(name),
);

export async function findIndustry(db: Db, id: string): Promise<typeof industries.$inferSelect | undefined> {
  const [row] = await oneIndustry(db).execute({ id });
  return row;
}
