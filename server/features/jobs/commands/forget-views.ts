import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { repProfiles } from '../../profiles/tables.ts';
import { jobViews } from '../tables.ts';

/** The account is gone, and with it what the rep looked at. That somebody looked stays counted. */
export async function forgetViews(tx: Tx, { userId }: { readonly userId: string }): Promise<void> {
  const own = tx.db.select({ id: repProfiles.id }).from(repProfiles).where(eq(repProfiles.userId, userId));
  await tx.db.delete(jobViews).where(inArray(jobViews.repId, own));
}
