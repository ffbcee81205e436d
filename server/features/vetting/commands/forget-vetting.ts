import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { discardFiles } from '../../files/commands/discard-files.ts';
import { userDocuments, userVetting } from '../tables.ts';

/**
 * Deletes the documents of a deleted account immediately: no law requires a marketplace to keep them (POPIA, section 14). A decided
 * case keeps its decision, date and form; an undecided one is deleted.
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
      // The database requires a reason for a rejection.
      reason: sql`case status when 'rejected' then 'deleted' end`,
      claimedBy: null,
      claimedUntil: null,
    })
    .where(eq(userVetting.userId, userId));
}
