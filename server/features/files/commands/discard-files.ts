import { inArray, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { storedFiles } from '../tables.ts';
import { tidySoon } from '../tasks.ts';

/** For whoever pointed at these files and no longer does: they go, current or not, once nothing else points at them. */
export async function discardFiles(tx: Tx, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  const files = await tx.db
    .update(storedFiles)
    .set({ supersededAt: sql`coalesce(superseded_at, now())` })
    .where(inArray(storedFiles.id, [...fileIds]))
    .returning({ ownerId: storedFiles.ownerId });
  for (const ownerId of new Set(files.map((file) => file.ownerId))) await tidySoon(tx, ownerId);
}
