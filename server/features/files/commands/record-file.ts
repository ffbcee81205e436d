import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { mostLoose } from '#contract/files/purposes.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { findDocumentsKey } from '#server/platform/files/recorded-storage.ts';
import { type StoredFile, storedFiles } from '../tables.ts';
import { tidySoon } from '../tasks.ts';
import { lockOwner } from './lock-owner.ts';

/** The file was encrypted just before `npm run documents -- reseal` changed the key: it has to be encrypted again. */
export class DocumentsKeyReplaced extends Error {
  override readonly name = 'DocumentsKeyReplaced';
}

type NewFile = Omit<StoredFile, 'createdAt' | 'supersededAt' | 'takenAt'>;

/**
 * Makes the stored object the current file. Idempotent: for the same content, as in a retry, it returns the current file, and the new
 * object is not needed. Throws a DocumentsKeyReplaced.
 */
export async function recordFile(tx: Tx, file: NewFile): Promise<StoredFile> {
  const { ownerId, purpose } = file;
  await lockOwner(tx, ownerId);
  const current = and(
    eq(storedFiles.ownerId, ownerId),
    eq(storedFiles.purpose, purpose),
    isNull(storedFiles.supersededAt),
  );
  const [before] = await tx.db.select().from(storedFiles).where(current);
  if (before?.sha256.equals(file.sha256)) return before;
  if (before) {
    await tx.db.update(storedFiles).set({ supersededAt: sql`now()` }).where(current);
  }
  const row = await insertFile(tx, file);
  await tidySoon(tx, ownerId);
  return row;
}

/** Adds the stored object to the unattached files. The oldest beyond the limit are replaced. Throws a DocumentsKeyReplaced. */
export async function recordLooseFile(tx: Tx, file: NewFile): Promise<StoredFile> {
  const { ownerId, purpose } = file;
  await lockOwner(tx, ownerId);
  const row = await insertFile(tx, file);
  const waiting = and(
    eq(storedFiles.ownerId, ownerId),
    eq(storedFiles.purpose, purpose),
    isNull(storedFiles.supersededAt),
    isNull(storedFiles.takenAt),
  );
  const { id, createdAt } = storedFiles;
  const tooMany = tx.db
    .select({ id })
    .from(storedFiles)
    .where(waiting)
    .orderBy(desc(createdAt), desc(id))
    .offset(mostLoose);
  const gone = await tx.db
    .update(storedFiles)
    .set({ supersededAt: sql`now()` })
    .where(and(inArray(id, tooMany), waiting))
    .returning({ id });
  if (gone.length > 0) await tidySoon(tx, ownerId);
  return row;
}

async function insertFile(tx: Tx, file: NewFile): Promise<StoredFile> {
  if (file.keyId !== null && ((await findDocumentsKey(tx.db)) ?? file.keyId) !== file.keyId) {
    throw new DocumentsKeyReplaced();
  }
  const [row] = await tx.db.insert(storedFiles).values(file).returning();
  if (!row) throw new Error('The insert returned nothing');
  return row;
}
