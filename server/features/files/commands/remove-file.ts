import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { refuseFile } from '../access.ts';
import { findFile } from '../queries/find-files.ts';
import { storedFiles } from '../tables.ts';
import { tidySoon } from '../tasks.ts';
import { lockOwner } from './lock-owner.ts';

/** Removes one of the actor's current files. */
export async function removeFile(tx: Tx, actor: { readonly userId: string }, fileId: string): Promise<void> {
  await lockOwner(tx, actor.userId);
  const refusal = refuseFile(actor, await findFile(tx.db, fileId));
  if (refusal) throw new Refusal(refusal);
  await tx.db.update(storedFiles).set({ supersededAt: sql`now()` }).where(eq(storedFiles.id, fileId));
  await tidySoon(tx, actor.userId);
}
