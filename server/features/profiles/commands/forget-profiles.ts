import { eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { nameChanges } from '../names/tables.ts';
import { businessProfiles, companyAnswers, repProfiles } from '../tables.ts';

/** The account is gone. Jobs and applications of others still point at its profiles, which name nobody from here on. */
export async function forgetProfiles(tx: Tx, { userId }: { readonly userId: string }): Promise<void> {
  const updatedAt = sql`now()`;
  await tx.db
    .update(repProfiles)
    .set({
      fullName: 'Former rep',
      nameApprovedAt: null,
      age: null,
      ageStatedOn: null,
      phone: null,
      formerPhone: null,
      locationId: null,
      locationAddress: null,
      preferredLocationId: null,
      industry: null,
      preferredIndustryId: null,
      experience: null,
      availability: null,
      hourlyRateCents: null,
      skills: [],
      description: null,
      workWeekdays: null,
      daysOff: [],
      daysOn: [],
      updatedAt,
    })
    .where(eq(repProfiles.userId, userId));
  await tx.db
    .update(businessProfiles)
    .set({
      companyName: 'Former business',
      signatoryName: null,
      nameApprovedAt: null,
      industry: null,
      primaryIndustryId: null,
      companySize: null,
      primaryLocationId: null,
      locationAddress: null,
      phone: null,
      formerPhone: null,
      website: null,
      description: null,
      updatedAt,
    })
    .where(eq(businessProfiles.userId, userId));
  await tx.db.delete(nameChanges).where(eq(nameChanges.userId, userId));
  const ids = tx.db
    .select({ id: businessProfiles.id })
    .from(businessProfiles)
    .where(eq(businessProfiles.userId, userId));
  await tx.db.delete(companyAnswers).where(inArray(companyAnswers.businessId, ids));
}
