import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { storedFiles } from '../tables.ts';
import { tidySoon } from '../tasks.ts';
import { lockOwner } from './lock-owner.ts';

/**
 * Deletes the files of a deleted account, except those that another table has to keep for a while. Files attached to something are
 * deleted along with it.
 */
export async function forgetFiles(tx: Tx, { userId }: { readonly userId: string }): Promise<void> {
  // Waits for an upload being recorded; none can follow.
  await lockOwner(tx, userId);
  const forgotten = await tx.db
    .update(storedFiles)
    // File names often contain the person's name.
    .set({
      supersededAt: sql`case when taken_at is null then coalesce(superseded_at, now()) else superseded_at end`,
      name: 'file',
    })
    .where(eq(storedFiles.ownerId, userId))
    .returning({ id: storedFiles.id });
  if (forgotten.length > 0) await tidySoon(tx, userId);
}
