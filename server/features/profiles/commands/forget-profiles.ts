import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { businessProfiles, repProfiles } from '../tables.ts';

/** The account is gone. Jobs and applications of others still point at its profiles, which name nobody from here on. */
export async function forgetProfiles(tx: Tx, { userId }: { readonly userId: string }): Promise<void> {
  const updatedAt = sql`now()`;
  await tx.db
    .update(repProfiles)
    .set({ fullName: 'Former rep', preferredLocationId: null, preferredIndustryId: null, updatedAt })
    .where(eq(repProfiles.userId, userId));
  await tx.db
    .update(businessProfiles)
    .set({ companyName: 'Former business', primaryLocationId: null, primaryIndustryId: null, updatedAt })
    .where(eq(businessProfiles.userId, userId));
}
