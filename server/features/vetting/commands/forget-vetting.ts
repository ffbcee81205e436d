import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { discardFiles } from '../../files/commands/discard-files.ts';
import { userDocuments, userVetting } from '../tables.ts';

/**
 * The account is gone. No law wants a marketplace to keep copies of somebody's documents (POPIA, section 14), so they go
 * at once. Of a case that was decided it stays that, when and how; one that was not says nothing and goes as a whole.
 */
export async function forgetVetting(tx: Tx, { userId }: { readonly userId: string }): Promise<void> {
  const { db } = tx;
  const cases = await db.select().from(userVetting).where(eq(userVetting.userId, userId)).for('update');
  if (cases.length === 0) return;
  const ids = cases.map(({ id }) => id);
  const documents = await db
    .select({ fileId: userDocuments.fileId })
    .from(userDocuments)
    .where(inArray(userDocuments.vettingId, ids));
  await discardFiles(
    tx,
    documents.flatMap(({ fileId }) => fileId ?? []),
  );
  await db.delete(userVetting).where(and(eq(userVetting.userId, userId), eq(userVetting.status, 'pending')));
  await db
    .update(userVetting)
    .set({
      // The database wants a rejection to have one.
      reason: sql`case status when 'rejected' then 'deleted' end`,
      claimedBy: null,
      claimedUntil: null,
    })
    .where(eq(userVetting.userId, userId));
}
