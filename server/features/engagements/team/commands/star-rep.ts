import { and, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { BusinessActor } from '../../../accounts/access.ts';
import { lockOwnEngagement } from '../../commands/move-milestone.ts';
import { favouriteReps } from '../tables.ts';

/** Adds the rep of an engagement to the favourites. Idempotent. */
export async function starRep(tx: Tx, { businessId }: BusinessActor, engagementId: string): Promise<void> {
  const { engagement } = await lockOwnEngagement(tx, { businessId }, engagementId);
  await tx.db.insert(favouriteReps).values({ businessId, repId: engagement.repId }).onConflictDoNothing();
}

export async function unstarRep(tx: Tx, { businessId }: BusinessActor, engagementId: string): Promise<void> {
  const { engagement } = await lockOwnEngagement(tx, { businessId }, engagementId);
  await tx.db
    .delete(favouriteReps)
    .where(and(eq(favouriteReps.businessId, businessId), eq(favouriteReps.repId, engagement.repId)));
}
