import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { RepProfile } from '#contract/profiles/rep-profiles.ts';
import { tagsOf } from '#domain/matching/tags/tag-kinds.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { RepActor } from '../../accounts/access.ts';
import { presentLocation } from '../../catalogue/present.ts';
import { industries, locations } from '../../catalogue/tables.ts';
import { findNameReviews } from '../names/queries/find-name-reviews.ts';
import { repProfiles } from '../tables.ts';

const preferred = alias(locations, 'preferred');

const select = (db: Db) =>
  db
    .select({ profile: repProfiles, location: locations, preferredLocation: preferred, preferredIndustry: industries })
    .from(repProfiles)
    .leftJoin(locations, eq(locations.id, repProfiles.locationId))
    .leftJoin(preferred, eq(preferred.id, repProfiles.preferredLocationId))
    .leftJoin(industries, eq(industries.id, repProfiles.preferredIndustryId));

const oneProfile = prepared('profiles_show_rep', (db, name) =>
  select(db)
    .where(eq(repProfiles.id, sql.placeholder('repId')))
    .prepare(name),
);

/** The actor's own profile. */
export async function showRepProfile(db: Db, { repId }: RepActor): Promise<RepProfile> {
  const [row] = await oneProfile(db).execute({ repId });
  // The gate found the profile, and profiles are never removed.
  if (!row) throw new Error(`There is no rep profile ${repId}`);
  return present(row, await findNameReviews(db, row.profile.userId));
}

/** The rep profile of a user, for others to read. */
export async function findRepProfile(db: Db, userId: string): Promise<RepProfile | null> {
  const [row] = await select(db).where(eq(repProfiles.userId, userId));
  return row ? present(row, await findNameReviews(db, userId)) : null;
}

type Row = Awaited<ReturnType<typeof select>>[number];
type Reviews = Awaited<ReturnType<typeof findNameReviews>>;

function present({ profile, location, preferredLocation, preferredIndustry }: Row, reviews: Reviews): RepProfile {
  return {
    ...profile,
    nameReview: reviews.full_name ?? null,
    updatedAt: profile.updatedAt.toISOString(),
    location: location && presentLocation(location),
    preferredLocation: preferredLocation && presentLocation(preferredLocation),
    preferredIndustry,
    tags: tagsOf(profile.tags),
    tagsAsked: profile.tags !== null,
  };
}
