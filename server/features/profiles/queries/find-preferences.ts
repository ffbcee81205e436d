import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { industries } from '../../catalogue/tables.ts';
import { businessProfiles, repProfiles } from '../tables.ts';

const preferences = prepared('profiles_preferences', (db, name) =>
  db
    .select({
      locationId: repProfiles.locationId,
      preferredLocationId: repProfiles.preferredLocationId,
      industry: repProfiles.industry,
      preferredIndustry: industries.name,
      experience: repProfiles.experience,
      hourlyRateCents: repProfiles.hourlyRateCents,
      skills: repProfiles.skills,
      ownBusinessId: businessProfiles.id,
    })
    .from(repProfiles)
    .leftJoin(industries, eq(industries.id, repProfiles.preferredIndustryId))
    .leftJoin(businessProfiles, eq(businessProfiles.userId, repProfiles.userId))
    .where(eq(repProfiles.id, sql.placeholder('repId')))
    .prepare(name),
);

/** A rep's preferences for matching, and the business of the same person, if there is one. */
async function findPreferences(db: Db, repId: string) {
  const [row] = await preferences(db).execute({ repId });
  return row ?? null;
}

/** Where the rep lives, or otherwise where they like to work. */
export async function findOwnPlace(db: Db, repId: string): Promise<string | null> {
  const row = await findPreferences(db, repId);
  return row?.locationId ?? row?.preferredLocationId ?? null;
}
