import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { oneTimeTokens, users } from '../tables.ts';

/** The address stays. The links that were mailed to both mailboxes stop working. */
export async function cancelEmailChange(tx: Tx, userId: string): Promise<void> {
  await tx.db
    .update(users)
    .set({ newEmail: null, newEmailSentAt: null, newEmailAgreedBy: null, updatedAt: sql`now()` })
    .where(eq(users.id, userId));
  await tx.db
    .delete(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        inArray(oneTimeTokens.purpose, ['email_change_current', 'email_change_new']),
      ),
    );
}
