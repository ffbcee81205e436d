import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { FilePurpose } from '#contract/files/purposes.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type StoredFile, storedFiles } from '../tables.ts';

interface Taking {
  readonly ownerId: string;
  readonly purpose: FilePurpose;
  readonly fileIds: readonly string[];
}

/**
 * Claims these files of a person for the caller's record, until it calls `discardFiles`. Of two concurrent callers the first gets them.
 * Refused unless all of them are unclaimed.
 */
export async function takeFiles(tx: Tx, { ownerId, purpose, fileIds }: Taking): Promise<StoredFile[]> {
  const waiting = and(
    inArray(storedFiles.id, [...fileIds]),
    eq(storedFiles.ownerId, ownerId),
    eq(storedFiles.purpose, purpose),
    isNull(storedFiles.supersededAt),
    isNull(storedFiles.takenAt),
  );
  // Locked in a fixed order, since two callers may want the same files.
  const held = await tx.db.select().from(storedFiles).where(waiting).orderBy(storedFiles.id).for('no key update');
  if (held.length < new Set(fileIds).size) throw new Refusal('file.not_found');
  return tx.db.update(storedFiles).set({ takenAt: sql`now()` }).where(waiting).returning();
}
