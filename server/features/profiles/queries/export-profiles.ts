import { asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AccountExport } from '#contract/exports/export.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { industries, locations } from '../../catalogue/tables.ts';
import { nameChanges } from '../names/tables.ts';
import { businessProfiles, repProfiles } from '../tables.ts';

const preferred = alias(locations, 'preferred');

type Moments = Readonly<Record<'phoneSince' | 'trialEndsAt' | 'createdAt' | 'updatedAt', Date>> & {
  readonly nameApprovedAt: Date | null;
};

const moments = ({ nameApprovedAt, phoneSince, trialEndsAt, createdAt, updatedAt }: Moments) => ({
  nameApprovedAt: nameApprovedAt?.toISOString() ?? null,
  phoneSince: phoneSince.toISOString(),
  trialEndsAt: trialEndsAt.toISOString(),
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

/** The user's own profiles, with names instead of ids. */
export async function exportProfiles(
  db: Db,
  userId: string,
): Promise<Pick<AccountExport, 'rep' | 'business' | 'nameChanges'>> {
  const [rep] = await db
    .select({
      profile: repProfiles,
      location: locations.name,
      preferredLocation: preferred.name,
      preferredIndustry: industries.name,
    })
    .from(repProfiles)
    .leftJoin(locations, eq(locations.id, repProfiles.locationId))
    .leftJoin(preferred, eq(preferred.id, repProfiles.preferredLocationId))
    .leftJoin(industries, eq(industries.id, repProfiles.preferredIndustryId))
    .where(eq(repProfiles.userId, userId));
  const [business] = await db
    .select({ profile: businessProfiles, primaryLocation: locations.name, primaryIndustry: industries.name })
    .from(businessProfiles)
    .leftJoin(locations, eq(locations.id, businessProfiles.primaryLocationId))
    .leftJoin(industries, eq(industries.id, businessProfiles.primaryIndustryId))
    .where(eq(businessProfiles.userId, userId));
  const changes = await db
    .select()
    .from(nameChanges)
    .where(eq(nameChanges.userId, userId))
    .orderBy(asc(nameChanges.createdAt));
  return {
    rep: rep ? { ...rep.profile, ...rep, ...moments(rep.profile) } : null,
    business: business ? { ...business.profile, ...business, ...moments(business.profile) } : null,
    nameChanges: changes.map(({ createdAt, decidedAt, ...change }) => ({
      ...change,
      askedAt: createdAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
    })),
  };
}
