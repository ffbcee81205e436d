import { inArray } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import type { DocumentSealer } from '#server/platform/files/document-sealer.ts';
import { findDocumentsKey, recordDocumentsKey } from '#server/platform/files/recorded-storage.ts';
import type { Logger } from '#server/platform/log.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { countFiles, findKeysInUse } from '../queries/find-keys.ts';
import { storedFiles } from '../tables.ts';

const reseal = 'npm run documents -- reseal';

/**
 * Throws a StartupError unless the keys of this process open every document of the installation. Only then is the key recorded, so
 * that a wrong one never is, not even as the first.
 */
export async function requireDocumentsKey(
  db: Db,
  { keyId, keyIds }: Pick<DocumentSealer, 'keyId' | 'keyIds'>,
  log: Logger,
): Promise<void> {
  const before = await findDocumentsKey(db);
  const inUse = await findKeysInUse(db);
  const unknown = inUse.filter((id) => !keyIds.has(id));
  if (before === null && unknown.length === 0) await recordDocumentsKey(db, keyId);
  const recorded = await findDocumentsKey(db);
  if (recorded === null ? unknown.length > 0 : !keyIds.has(recorded)) {
    throw new StartupError(
      `This installation encrypts documents with another DOCUMENTS_KEY (without one: DATA_DIR/secrets/documents-key). Set that one; to change it, set the new one, move that one to DOCUMENTS_KEY_OLD and run ${reseal}.`,
    );
  }
  if (unknown.length > 0) {
    const left = await countFiles(db, inArray(storedFiles.keyId, unknown));
    throw new StartupError(
      `Documents encrypted with a key that is not in DOCUMENTS_KEY or DOCUMENTS_KEY_OLD: ${left}. Put the former key back into DOCUMENTS_KEY_OLD and run ${reseal} before you remove it.`,
    );
  }
  if ([recorded ?? keyId, ...inUse].some((id) => id !== keyId)) {
    log.warn(`DOCUMENTS_KEY does not yet encrypt every document: ${reseal} completes the change`);
  }
}
