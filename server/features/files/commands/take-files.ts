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
 * These files of a person become part of what the caller makes of them: of two callers at once, the first has them. Until it
 * says otherwise by `discardFiles`, they are the caller's to keep. Refused unless all of them wait.
 */
export async function takeFiles(tx: Tx, { ownerId, purpose, fileIds }: Taking): Promise<StoredFile[]> {
  const waiting = and(
    inArray(storedFiles.id, [...fileIds]),
    eq(storedFiles.ownerId, ownerId),
    eq(storedFiles.purpose, purpose),
    isNull(storedFiles.supersededAt),
    isNull(storedFiles.takenAt),
  );
  // Two callers may want the same ones: in the same order.
  const held = await tx.db.select().from(storedFiles).where(waiting).orderBy(storedFiles.id).for('no key update');
  if (held.length < new Set(fileIds).size) throw new Refusal('file.not_found');
  return tx.db.update(storedFiles).set({ takenAt: sql`now()` }).where(waiting).returning();
}
