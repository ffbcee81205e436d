import { eq, sql } from 'drizzle-orm';
import type { BusinessProfile } from '#contract/profiles/business-profiles.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { BusinessActor } from '../../accounts/access.ts';
import { presentLocation } from '../../catalogue/present.ts';
import { industries, locations } from '../../catalogue/tables.ts';
import { findNameReviews } from '../names/queries/find-name-reviews.ts';
import { businessProfiles } from '../tables.ts';

const select = (db: Db) =>
  db
    .select({ profile: businessProfiles, primaryLocation: locations, primaryIndustry: industries })
    .from(businessProfiles)
    .leftJoin(locations, eq(locations.id, businessProfiles.primaryLocationId))
    .leftJoin(industries, eq(industries.id, businessProfiles.primaryIndustryId));

const oneProfile = prepared('profiles_show_business', (db, name) =>
  select(db)
    .where(eq(businessProfiles.id, sql.placeholder('businessId')))
    .prepare(name),
);

/** The profile of the actor's own business. */
export async function showBusinessProfile(db: Db, { businessId }: BusinessActor): Promise<BusinessProfile> {
  const [row] = await oneProfile(db).execute({ businessId });
  // The gate found the profile, and profiles are never removed.
  if (!row) throw new Error(`There is no business profile ${businessId}`);
  return present(row, await findNameReviews(db, row.profile.userId));
}

/** The business profile of a user, for others to read. */
export async function findBusinessProfile(db: Db, userId: string): Promise<BusinessProfile | null> {
  const [row] = await select(db).where(eq(businessProfiles.userId, userId));
  return row ? present(row, await findNameReviews(db, userId)) : null;
}

type Row = Awaited<ReturnType<typeof select>>[number];
type Reviews = Awaited<ReturnType<typeof findNameReviews>>;

function present({ profile, primaryLocation, primaryIndustry }: Row, reviews: Reviews): BusinessProfile {
  return {
    ...profile,
    companyNameReview: reviews.company_name ?? null,
    signatoryNameReview: reviews.signatory_name ?? null,
    updatedAt: profile.updatedAt.toISOString(),
    primaryLocation: primaryLocation && presentLocation(primaryLocation),
    primaryIndustry,
  };
}
