import { buffer } from 'node:stream/consumers';
import type { DocumentSealer } from '#server/platform/files/document-sealer.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import type { StoredFile } from '../tables.ts';

export interface FileStorage {
  readonly files: FileStore;
  readonly sealer: DocumentSealer;
}

/**
 * What is in the file, opened if it is sealed; null when it was deleted a moment ago. The caller says who may see it.
 * Throws a CannotUnseal for content that is not this file's.
 */
export async function readFileContent({ files, sealer }: FileStorage, file: StoredFile): Promise<Buffer | null> {
  const content = await files.get(file.objectKey);
  if (content === null) return null;
  const kept = await buffer(content);
  return file.keyId === null ? kept : sealer.unseal(file.id, file.keyId, kept);
}
