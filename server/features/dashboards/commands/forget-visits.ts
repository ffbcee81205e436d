import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { repProfiles } from '../../profiles/tables.ts';
import { dashboardVisits } from '../tables.ts';

/** The account is gone, and nobody comes back to what is new. */
export async function forgetVisits(tx: Tx, { userId }: { readonly userId: string }): Promise<void> {
  const own = tx.db.select({ id: repProfiles.id }).from(repProfiles).where(eq(repProfiles.userId, userId));
  await tx.db.delete(dashboardVisits).where(inArray(dashboardVisits.repId, own));
}
