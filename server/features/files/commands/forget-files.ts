import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { storedFiles } from '../tables.ts';
import { tidySoon } from '../tasks.ts';
import { lockOwner } from './lock-owner.ts';

/**
 * The account is gone, and its files go, but for those that another table points at and has to keep for a while. What became
 * part of something stays or goes with that.
 */
export async function forgetFiles(tx: Tx, { userId }: { readonly userId: string }): Promise<void> {
  // An upload that is being recorded is waited for; after that none can come.
  await lockOwner(tx, userId);
  const forgotten = await tx.db
    .update(storedFiles)
    // A name often holds the person's own.
    .set({
      supersededAt: sql`case when taken_at is null then coalesce(superseded_at, now()) else superseded_at end`,
      name: 'file',
    })
    .where(eq(storedFiles.ownerId, userId))
    .returning({ id: storedFiles.id });
  if (forgotten.length > 0) await tidySoon(tx, userId);
}
