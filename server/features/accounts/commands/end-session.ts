import { and, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { announceAccountChange } from '../commands.ts';
import { sessions } from '../tables.ts';

/** Signs one device of the user out, at once. Refusal: account.session_not_found. */
export async function endSession(tx: Tx, userId: string, sessionId: string): Promise<void> {
  const ended = await tx.db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw new Refusal('account.session_not_found');
  await announceAccountChange(tx, userId);
}
