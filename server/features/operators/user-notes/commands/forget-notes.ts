import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { userNotes } from '../tables.ts';

/** The account goes, and what the team told each other about it. */
export async function forgetUserNotes(tx: Tx, { userId }: { readonly userId: string }): Promise<void> {
  await tx.db.delete(userNotes).where(eq(userNotes.userId, userId));
}
