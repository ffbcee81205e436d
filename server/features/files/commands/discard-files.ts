import { inArray, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { storedFiles } from '../tables.ts';
import { tidySoon } from '../tasks.ts';

/** To be called by features that no longer refer to these files. Deletes them once nothing else refers to them. */
export async function discardFiles(tx: Tx, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  const files = await tx.db
    .update(storedFiles)
    .set({ supersededAt: sql`coalesce(superseded_at, now())` })
    .where(inArray(storedFiles.id, [...fileIds]))
    .returning({ ownerId: storedFiles.ownerId });
  for (const ownerId of new Set(files.map((file) => file.ownerId))) await tidySoon(tx, ownerId);
}
