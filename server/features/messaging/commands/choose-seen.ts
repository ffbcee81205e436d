import type { Tx } from '#server/platform/db/transaction.ts';
import type { SignedInActor } from '../../accounts/access.ts';
import { messagingChoices } from '../tables.ts';

/** Turns read receipts on or off. Users who hide theirs don't see those of others. */
export async function chooseSeen(tx: Tx, { userId }: SignedInActor, showsSeen: boolean): Promise<void> {
  await tx.db
    .insert(messagingChoices)
    .values({ userId, showsSeen })
    .onConflictDoUpdate({ target: messagingChoices.userId, set: { showsSeen } });
}
