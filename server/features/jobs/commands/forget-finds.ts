import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { repProfiles } from '../../profiles/tables.ts';
import { savedJobs, savedSearches } from '../tables/saved.ts';
import { jobViews } from '../tables.ts';

/**
 * The account is gone: what the rep kept for themselves goes with it, and what they looked at. That somebody looked stays
 * counted.
 */
export async function forgetFinds(tx: Tx, { userId }: { readonly userId: string }): Promise<void> {
  const rep = tx.db.select({ id: repProfiles.id }).from(repProfiles).where(eq(repProfiles.userId, userId));
  await tx.db.delete(jobViews).where(inArray(jobViews.repId, rep));
  await tx.db.delete(savedJobs).where(inArray(savedJobs.repId, rep));
  await tx.db.delete(savedSearches).where(inArray(savedSearches.repId, rep));
}
