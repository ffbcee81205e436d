import { eq } from 'drizzle-orm';
import { pointsFor } from '#contract/courses/options.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { repProfiles } from '../../../profiles/tables.ts';
import { addPoints } from './add-points.ts';

interface FinishedWork {
  readonly engagementId: string;
  readonly repId: string;
}

/** Adds points for a rep's first finished gig. */
export async function earnFirstGig(tx: Tx, { engagementId, repId }: FinishedWork): Promise<void> {
  const [rep] = await tx.db.select({ userId: repProfiles.userId }).from(repProfiles).where(eq(repProfiles.id, repId));
  if (rep) await addPoints(tx, rep.userId, [{ kind: 'first_gig', engagementId, points: pointsFor.firstGig }]);
}
