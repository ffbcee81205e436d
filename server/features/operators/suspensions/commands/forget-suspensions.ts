import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { suspensions } from '../tables.ts';

/** The account goes: why it was suspended once is nobody's business any more. */
export async function forgetSuspensions(tx: Tx, { userId }: { readonly userId: string }): Promise<void> {
  await tx.db.delete(suspensions).where(eq(suspensions.userId, userId));
}
