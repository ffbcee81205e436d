import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { businessProfiles } from '../../profiles/tables.ts';
import { trainingVideos } from '../tables.ts';

/** The account is gone: its training videos were its own, and nobody else's records point at them. */
export async function forgetTrainingVideos(tx: Tx, { userId }: { readonly userId: string }): Promise<void> {
  const [business] = await tx.db
    .select({ id: businessProfiles.id })
    .from(businessProfiles)
    .where(eq(businessProfiles.userId, userId))
    // A video that is being added is waited for; after that none can come.
    .for('update');
  if (business) await tx.db.delete(trainingVideos).where(eq(trainingVideos.businessId, business.id));
}
