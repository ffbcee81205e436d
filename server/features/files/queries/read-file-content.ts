import { buffer } from 'node:stream/consumers';
import { CannotUnseal, type DocumentSealer } from '#server/platform/files/document-sealer.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import type { StoredFile } from '../tables.ts';
import { lostKey } from './find-keys.ts';

export interface FileStorage {
  readonly files: FileStore;
  readonly sealer: DocumentSealer;
}

/**
 * Returns the content of the file, decrypted; null if it was deleted a moment ago or its key was given up as lost. The caller
 * checks who may see it. Throws a CannotUnseal for content that is not this file's.
 */
export async function readFileContent({ files, sealer }: FileStorage, file: StoredFile): Promise<Buffer | null> {
  const content = await files.get(file.objectKey);
  if (content === null) return null;
  const kept = await buffer(content);
  if (file.keyId === null) return kept;
  try {
    return sealer.unseal(file.id, file.keyId, kept);
  } catch (error) {
    if (error instanceof CannotUnseal && file.keyId.startsWith(lostKey)) return null;
    throw error;
  }
}
