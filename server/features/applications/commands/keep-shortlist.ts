import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { BusinessActor } from '../../accounts/access.ts';
import { shortlistings } from '../tables.ts';
import { holdReceived } from './save-note.ts';

/** Adds an applicant to the shortlist. Idempotent. */
export async function addToShortlist(tx: Tx, actor: BusinessActor, applicationId: string): Promise<void> {
  await holdReceived(tx, actor, applicationId);
  await tx.db.insert(shortlistings).values({ applicationId }).onConflictDoNothing();
}

/** Removes an applicant from the shortlist. Idempotent. */
export async function removeFromShortlist(tx: Tx, actor: BusinessActor, applicationId: string): Promise<void> {
  await holdReceived(tx, actor, applicationId);
  await tx.db.delete(shortlistings).where(eq(shortlistings.applicationId, applicationId));
}
