import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { viewings } from '../tables.ts';

/** The account goes, and nobody sees as it any more. What administrators did stays in their record. */
export async function forgetViewings(tx: Tx, { userId }: { readonly userId: string }): Promise<void> {
  await tx.db.delete(viewings).where(eq(viewings.userId, userId));
}
