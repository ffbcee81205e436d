import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { BusinessActor } from '../../accounts/access.ts';
import { shortlistings } from '../tables.ts';
import { holdReceived } from './keep-note.ts';

/** To mark who is marked is no mistake. */
export async function addToShortlist(tx: Tx, actor: BusinessActor, applicationId: string): Promise<void> {
  await holdReceived(tx, actor, applicationId);
  await tx.db.insert(shortlistings).values({ applicationId }).onConflictDoNothing();
}

/** Nor is it to unmark who is not. */
export async function removeFromShortlist(tx: Tx, actor: BusinessActor, applicationId: string): Promise<void> {
  await holdReceived(tx, actor, applicationId);
  await tx.db.delete(shortlistings).where(eq(shortlistings.applicationId, applicationId));
}
