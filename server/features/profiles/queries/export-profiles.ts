import { eq, sql } from 'drizzle-orm';
import type { AccountExport } from '#contract/account-export.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { industries, locations } from '../../catalogue/tables.ts';
import { businessProfiles, repProfiles } from '../tables.ts';

const place = sql<string | null>`${locations.name}`;
const trade = sql<string | null>`${industries.name}`;

/** The user's own profiles, with names instead of ids. */
export async function exportProfiles(db: Db, userId: string): Promise<Pick<AccountExport, 'rep' | 'business'>> {
  const [rep] = await db
    .select({ name: repProfiles.fullName, place, trade, createdAt: repProfiles.createdAt })
    .from(repProfiles)
    .leftJoin(locations, eq(locations.id, repProfiles.preferredLocationId))
    .leftJoin(industries, eq(industries.id, repProfiles.preferredIndustryId))
    .where(eq(repProfiles.userId, userId));
  const [business] = await db
    .select({ name: businessProfiles.companyName, place, trade, createdAt: businessProfiles.createdAt })
    .from(businessProfiles)
    .leftJoin(locations, eq(locations.id, businessProfiles.primaryLocationId))
    .leftJoin(industries, eq(industries.id, businessProfiles.primaryIndustryId))
    .where(eq(businessProfiles.userId, userId));
  return {
    rep: rep
      ? {
          fullName: rep.name,
          preferredLocation: rep.place,
          preferredIndustry: rep.trade,
          createdAt: rep.createdAt.toISOString(),
        }
      : null,
    business: business
      ? {
          companyName: business.name,
          primaryLocation: business.place,
          primaryIndustry: business.trade,
          createdAt: business.createdAt.toISOString(),
        }
      : null,
  };
}
